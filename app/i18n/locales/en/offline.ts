import type { Offline } from "../es/offline.ts";

const offline: Offline = {
  title: "You are offline",
  text: "Your connection seems to have dropped. Your balance and your rounds are kept on the platform, not on your phone.",
  retry: "Try again",
  tips: "Meanwhile",
  tip1: "Check the wifi or your mobile data.",
  tip2: "If you were in a round, you will find it finished when you are back.",
  tip3: "Still the same? Write to {{email}}.",
};

export default offline;
