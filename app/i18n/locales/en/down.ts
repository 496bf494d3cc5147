import type { Down } from "../es/down.ts";

const down: Down = {
  title: "Take {{brand}} with you on your phone",
  lead: "Install it from your browser, with no app store, in less than a minute.",
  description:
    "Install {{brand}} on your iPhone, Android or computer from the browser: a step-by-step guide and a QR code.",
  install: "Install now",
  installed: "Done! It's with your other apps.",
  goods: {
    store: "No store, no permissions",
    light: "Takes up next to no space",
    same: "The same account and balance",
  },
  qr: "QR code for {{address}}",
  scan: "Point your phone's camera at it",
  store: "Download from the store",
  ios: {
    title: "iPhone and iPad",
    lead: "With Safari, in three steps.",
    step1: "Open this page in Safari and tap the share button.",
    step2: "Scroll down the list and choose “Add to Home Screen”.",
    step3: "Confirm. {{brand}} is now on your home screen.",
  },
  android: {
    title: "Android",
    lead: "With Chrome, in three steps.",
    step1: "Open this page in Chrome and tap the three dots.",
    step2: "Choose “Add to Home screen” or “Install app”.",
    step3: "Confirm. {{brand}} is now with your other apps.",
  },
  computer: {
    title: "On a computer",
    text: "In Chrome or Edge, look for the install icon at the end of the address bar. {{brand}} then opens in its own window.",
  },
  shortcuts: { hot: "Hot", help: "Help" },
};

export default down;
