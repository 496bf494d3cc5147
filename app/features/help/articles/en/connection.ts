import type { Connection } from "../es/connection.ts";

const connection: Connection = {
  title: "If something does not load",
  lead: "A slow page, a game that does not open, a blocked window: what to try first.",
  keywords: "slow error blank screen internet wifi pop-up cache speed app",
  sections: {
    slow: {
      title: "The site is slow",
      text: [
        "{{brand}} has more than one address. The [speed test](/speed) measures from your device which one answers first, and takes you there.",
      ],
    },
    game: {
      title: "A game does not open",
      text: [
        "Reload the page and open it again: a round that was under way is still stored. If only one game fails, it may be under maintenance; the others stay open.",
      ],
    },
    popup: {
      title: "The browser blocks a window",
      text: [
        "Allow pop-up windows of this site in your browser's settings, or use the link in the message.",
      ],
    },
    app: {
      title: "Having it on your home screen",
      text: [
        "You can [install {{brand}}](/down) on your phone or computer without a store. It takes next to no space and opens like an app.",
      ],
    },
    tell: {
      title: "Still the same",
      text: [
        "Tell us [what is not working](/feedback?type=TECHNICAL), with a screenshot and the reference of the error if there is one.",
      ],
    },
  },
};

export default connection;
