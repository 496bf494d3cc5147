import type { Connection } from "../es/connection.ts";

const connection: Connection = {
  title: "If something won't load",
  lead: "A slow page, a game that won't open, a blocked window: what to try first.",
  keywords: "slow error blank screen internet wifi pop-up cache speed app",
  sections: {
    slow: {
      title: "The site is slow",
      text: [
        "{{brand}} has more than one address. The [speed test](/speed) checks which one answers your device first and takes you there.",
      ],
    },
    game: {
      title: "A game won't open",
      text: [
        "Reload the page and open it again: a round in progress is safely stored. If only one game fails, it may be under maintenance; the others will still open.",
      ],
    },
    popup: {
      title: "The browser blocks a window",
      text: [
        "Allow pop-ups for this site in your browser's settings, or use the link in the message.",
      ],
    },
    app: {
      title: "Having it on your home screen",
      text: [
        "You can [install {{brand}}](/down) on your phone or computer without a store. It takes next to no space and opens like an app.",
      ],
    },
    tell: {
      title: "Still not working?",
      text: [
        "Tell us [what isn't working](/feedback?type=TECHNICAL), with a screenshot and the error's reference if there is one.",
      ],
    },
  },
};

export default connection;
