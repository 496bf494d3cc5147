import type { Account } from "../es/account.ts";

const account: Account = {
  title: "Your account",
  lead: "How to open it, log in and keep it safe.",
  keywords: "register registration user password forgot locked login",
  sections: {
    open: {
      title: "Opening an account",
      text: [
        "Choose a username and a password, confirm that you are {{ageMin}} or older and accept the terms. We only ask for what we need; anything optional is marked.",
        "One person, one account. If you have an invitation code, enter it when you sign up.",
      ],
    },
    login: {
      title: "Logging in and out",
      text: [
        "“Remember my username” keeps your username on that device for one day. We never store your password there; that's what your browser's password manager is for.",
        "After several wrong attempts in a row, that device has to wait a few minutes. Nobody can lock you out from somewhere else.",
        "When you log out, the session ends on the platform too, not only in your browser.",
      ],
    },
    password: {
      title: "A good password",
      text: [
        "Long beats complicated: three or four unrelated words are easy to remember and hard to guess. We refuse the most common passwords.",
        "Nobody from {{brand}} will ever ask you for it, by email or by phone.",
        "Forgotten it? [Write to us](/feedback?type=OTHER) with your username and the email of your account, if you gave one.",
      ],
    },
    close: {
      title: "Closing the account",
      text: [
        "You can ask for it at any time from [Write to us](/feedback?type=OTHER) or at {{email}}. You don't have to say why.",
      ],
    },
  },
};

export default account;
