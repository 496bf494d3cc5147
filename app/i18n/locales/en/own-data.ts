import type { OwnData } from "../es/own-data.ts";

const ownData: OwnData = {
  title: "Your data and your account",
  lead: "What we keep about you is yours: you can take a copy with you, and you can leave.",
  copy: {
    title: "A copy of your data",
    text: "One file with everything we keep about you: your details, your money, every round, your limits and breaks, your logins and your messages. For documents and accounts it only has the last digits.",
    submit: "Download my copy",
    often: "You've already downloaded five copies today. You can get another one tomorrow.",
    file: "my-data",
    note: "Amounts are in the currency named here, and times are in UTC. It has no passwords or codes, no data about other people, and no notes the law tells us to withhold.",
  },
  close: {
    title: "Close my account",
    text: "This is for good. If you just need some time off, a break or self-exclusion protects you better.",
    pause: "I'd rather take a break",
    first: "Before you can close it:",
    facts: {
      sessions: "All your sessions end and you can't log in again. We stop writing to you, too.",
      name: "No one else can use your username.",
      kept: "Anything the law makes us keep is sealed until {{date}}. After that we delete it.",
      again: "You can open another account here in 30 days, no sooner.",
      exclusion: "No one can reopen it, not even our team.",
      excluded:
        "Your self-exclusion continues: you can't open another account, and there'll be no way to end it.",
      rest: "You have {{amount}} left, less than the minimum withdrawal. It stays yours: write to us and we'll pay it out.",
    },
    blocks: {
      agent: { text: "You're in charge of a team or contracts.", action: "Talk to our team" },
      money: { text: "You have money in your balance.", action: "Withdraw my money" },
      locked: { text: "Part of your balance can't be withdrawn yet: release it below." },
      bonus: {
        text: "What's left comes from a bonus and can't be withdrawn yet.",
        action: "Talk to our team",
      },
      elsewhere: { text: "You have money in a provider's wallet.", action: "Bring it back" },
      withdrawal: { text: "A withdrawal is on its way.", action: "See my withdrawals" },
      deposit: {
        text: "You have a deposit in progress. Cancel it or wait until it's over.",
        action: "See my deposits",
      },
      bets: { text: "You have unsettled bets.", action: "See my bets" },
    },
    sure: "I understand that my account will be closed for good.",
    sureMissing: "Tick the box to continue.",
    submit: "Close my account",
  },
  leave: {
    title: "Leave without having to play",
    text: "You don't have to bet to close your account. We release the deposits you couldn't withdraw yet. After that you can't deposit or bet. This can't be undone: you withdraw your money and close the account.",
    sure: "I understand that I can't deposit or play with this account any more.",
    submit: "Release my money",
    under:
      "You're leaving: you can't deposit or bet any more. Withdraw your money and close the account whenever you like.",
  },
  left: {
    title: "Your account is closed",
    text: "We've ended your sessions and won't write to you again. If you ever need to talk about how you play: {{helpline}}.",
    home: "Go to Home",
  },
};

export default ownData;
