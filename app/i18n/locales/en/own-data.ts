import type { OwnData } from "../es/own-data.ts";

const ownData: OwnData = {
  title: "Your data and your account",
  lead: "What we keep about you is yours: you can take a copy with you, and you can also leave.",
  copy: {
    title: "A copy of your data",
    text: "One file with everything we keep about you: your details, your money, every round, your limits and breaks, your logins and your messages. Of papers and accounts it only has the end of the number.",
    submit: "Download my copy",
    often: "You have already downloaded five copies today. You can ask for another one tomorrow.",
    file: "my-data",
    note: "Amounts are in the currency named here, and times are UTC. It has no passwords or codes, no data about other people, and no notes that the law keeps back.",
  },
  close: {
    title: "Close my account",
    text: "It is for good. If you only want some rest, a break or self-exclusion protects you better.",
    pause: "I would rather take a break",
    first: "Before you can close it:",
    facts: {
      sessions: "All your sessions end and you cannot log in again. We stop writing to you, too.",
      name: "Your user name does not become free for anybody.",
      kept: "What the law makes us keep is sealed until {{date}}. After that we erase it.",
      again: "You can open another account here in 30 days, not earlier.",
      exclusion: "Nobody can open it again, and neither can our team.",
      excluded:
        "Your self-exclusion goes on: you cannot open another account, and there will be no way to end it.",
      rest: "{{amount}} is left, less than can be withdrawn. It stays yours: write to us and we pay it out.",
    },
    blocks: {
      agent: { text: "You have a team or contracts in your charge.", action: "Talk to our team" },
      money: { text: "You have money in your balance.", action: "Withdraw my money" },
      locked: { text: "Part of your balance cannot be withdrawn yet: release it below." },
      bonus: {
        text: "What is left comes from a bonus and cannot be withdrawn yet.",
        action: "Talk to our team",
      },
      elsewhere: { text: "You have money in a provider's wallet.", action: "Bring it back" },
      withdrawal: { text: "A withdrawal is on its way.", action: "See my withdrawals" },
      deposit: {
        text: "A deposit is under way. Cancel it or wait until it is over.",
        action: "See my deposits",
      },
      bets: { text: "You have bets that are not settled.", action: "See my bets" },
    },
    sure: "I understand that my account closes for good.",
    sureMissing: "Tick the box to go on.",
    submit: "Close my account",
  },
  leave: {
    title: "Leave without having to play",
    text: "You do not have to bet to close your account. We release the deposits that you could not withdraw yet. After that the account takes no deposits and no bets. This cannot be undone: you withdraw your money and close the account.",
    sure: "I understand that I can no longer deposit or play with this account.",
    submit: "Release my money",
    under:
      "You are leaving: the account takes no more deposits and no bets. Withdraw your money and close it whenever you like.",
  },
  left: {
    title: "Your account is closed",
    text: "We have ended your sessions and will not write to you again. If you ever need to talk about how you play: {{helpline}}.",
    home: "Go to the home page",
  },
};

export default ownData;
