import type { Account } from "../es/account.ts";

const account: Account = {
  title: "Your account",
  lead: "Opening it, logging in and keeping it safe.",
  keywords: "register registration user password forgot locked login",
  sections: {
    open: {
      title: "Opening an account",
      text: [
        "Choose a username and a password, confirm that you are {{ageMin}} or older and accept the terms. We ask for no more than is needed; what is optional says so.",
        "One person, one account. If you have an invitation code, enter it when you sign up.",
      ],
    },
    login: {
      title: "Logging in and out",
      text: [
        "With “Remember my username” we keep your username on that device for one day. The password is never kept; your browser's password manager is there for that.",
        "After several wrong attempts in a row, that device has to wait a few minutes. Nobody can lock your account from somewhere else.",
        "When you log out, the session ends on the platform too, not only in your browser.",
      ],
    },
    password: {
      title: "A good password",
      text: [
        "Long beats odd: three or four words that do not belong together are easy to remember and hard to guess. We refuse the most common passwords.",
        "Nobody from {{brand}} will ever ask for it, by mail or by phone.",
        "Forgotten it? [Write to us](/feedback?type=OTHER) with your username and the email of your account, if you gave one.",
      ],
    },
    close: {
      title: "Closing the account",
      text: [
        "You can ask for it at any time from [Write to us](/feedback?type=OTHER) or at {{email}}. You need not say why.",
      ],
    },
  },
};

export default account;
