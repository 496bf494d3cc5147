import type { Letters } from "../es/letters.ts";

const letters: Letters = {
  stop: {
    title: "Stop these e-mails",
    text: "E-mails with news and prizes will no longer come to {{address}}. Those about your money, your account and your security still will.",
    submit: "Stop them",
    done: "Done, no more will come",
    doneText:
      "One that was already on its way may still arrive. If you ever want them back, turn them on under Messages.",
    home: "Go to the start",
    over: "This link does not work",
    overText:
      "Part of it is missing, or your account has another address now. Log in and turn these e-mails off under Messages.",
    tooMany: "Too many attempts",
    tooManyText: "Wait an hour and try again, or log in and turn these e-mails off under Messages.",
    messages: "Go to Messages",
  },
};

export default letters;
