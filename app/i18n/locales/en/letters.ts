import type { Letters } from "../es/letters.ts";

const letters: Letters = {
  stop: {
    title: "Stop these emails",
    text: "We'll stop sending emails with news and prizes to {{address}}. You'll still get those about your money, your account and your security.",
    submit: "Stop them",
    done: "Done, we won't send any more",
    doneText:
      "One that was already on its way may still arrive. If you ever want them back, turn them on under Messages.",
    home: "Go to Home",
    over: "This link doesn't work",
    overText:
      "Part of it is missing, or your account now has another address. Log in and turn these emails off under Messages.",
    tooMany: "Too many attempts",
    tooManyText: "Wait an hour and try again, or log in and turn these emails off under Messages.",
    messages: "Go to Messages",
  },
};

export default letters;
