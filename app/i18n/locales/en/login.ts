import type { Login } from "../es/login.ts";

const login: Login = {
  ways: { label: "How to log in", username: "By username", sms: "By mobile" },
  smsLead: "We'll text you a code and you can log in without a password.",
  captcha: {
    title: "Show you're not a robot",
    picture: "Five distorted letters or digits",
    another: "Show another picture",
    answer: "What you see",
    or: "Or answer: {{question}}",
    enough: "That was a lot of pictures. Answer this one, or wait a few minutes.",
  },
  play: "Try it free, no account",
  playHint: "With play money: nothing to win, nothing to lose.",
  demo: "Try {{game}} without an account",
  demoHint: "The demo, with play money.",
  app: "Take the casino with you on your phone",
};

export default login;
