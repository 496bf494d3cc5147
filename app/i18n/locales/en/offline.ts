import type { Offline } from "../es/offline.ts";

const offline: Offline = {
  title: "You're offline",
  text: "Your connection seems to have dropped. Your balance and rounds are kept on the platform, not on your phone.",
  retry: "Try again",
  tips: "Meanwhile",
  tip1: "Check your wifi or mobile data.",
  tip2: "If you were in a round, it'll be finished when you're back.",
  tip3: "Still the same? Write to {{email}}.",
};

export default offline;
