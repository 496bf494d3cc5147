import type { Speed } from "../es/speed.ts";

const speed: Speed = {
  title: "Speed test",
  lead: "We measure from your device how long each of our addresses takes to answer.",
  description:
    "Measure from your device which of our addresses answers first, and change to it with one tap.",
  withoutScripts: "These are our addresses. If this one is slow, try another.",
  here: "You are here",
  milliseconds: "{{time}} ms",
  unreachable: "No answer",
  grades: { great: "Excellent", good: "Good", slow: "Slow" },
  verdicts: {
    faster: "{{host}} answers sooner from where you are.",
    here: "It answers you well here: changing would gain you no speed.",
    only: "This is how the site answers from where you are.",
    none: "We could not measure. Check your connection and try again.",
  },
  change: "Change to {{host}}",
  again: "Measure again",
  running: "Measuring…",
  note: "When you change address you have to log in again; your account and your balance are the same.",
};

export default speed;
