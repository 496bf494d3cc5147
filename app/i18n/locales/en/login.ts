import type { Login } from "../es/login.ts";

const login: Login = {
  ways: { label: "How you want to log in", username: "By user name", sms: "By mobile" },
  smsLead: "We text you a code and you log in without a password.",
  captcha: {
    title: "Show that you are not a robot",
    picture: "Five letters or digits, bent out of shape",
    another: "Show another picture",
    answer: "What you see",
    or: "Or answer: {{question}}",
    enough: "That was a lot of pictures. Answer this one, or wait a few minutes.",
  },
  play: "Try it free, no account",
  playHint: "With play money: nothing to win, nothing to lose.",
  app: "Take the casino with you on your phone",
};

export default login;
