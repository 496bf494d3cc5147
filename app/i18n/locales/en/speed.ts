import type { Speed } from "../es/speed.ts";

const speed: Speed = {
  title: "Speed test",
  lead: "We measure how long each of our addresses takes to respond to your device.",
  description:
    "Measure which of our addresses responds fastest on your device, and switch to it with one tap.",
  withoutScripts: "These are our addresses. If this one is slow, try another.",
  here: "You are here",
  milliseconds: "{{time}} ms",
  unreachable: "No response",
  grades: { great: "Excellent", good: "Good", slow: "Slow" },
  verdicts: {
    faster: "{{host}} responds faster where you are.",
    here: "You're on a good one: switching wouldn't make it any faster.",
    only: "This is how fast the site responds where you are.",
    none: "We couldn't measure it. Check your connection and try again.",
  },
  change: "Switch to {{host}}",
  again: "Measure again",
  running: "Measuring…",
  note: "If you switch address you'll have to log in again; your account and balance are the same.",
};

export default speed;
