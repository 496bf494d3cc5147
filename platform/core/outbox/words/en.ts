import type { AccountChange, Words } from "./es.ts";

const changes: Record<AccountChange, string> = {
  email: "the email address was changed",
  phone: "the phone number was changed",
  withdrawPassword: "the withdrawal PIN was changed",
  withdrawPasswordReset:
    "a new withdrawal PIN was set without the old one; you can use it for withdrawals in 24 hours",
  withdrawPasswordEnded: "our team removed the withdrawal PIN; set a new one whenever you like",
  payoutAccountAdded: "a withdrawal account was added",
  accountClosed: "the request to close the account was carried out",
  payoutAccountRemoved: "a withdrawal account was removed",
  passwordGiven:
    "our team set a temporary password and ended the open sessions; log in with it to choose your own",
  detailsUnlocked: "our team unlocked one of your personal details so you can correct it",
};

const feet: Words["feet"] = {
  service:
    "You're receiving this because someone gave this address on our site. It isn't advertising.",
  promotion:
    "You're receiving this because you have an account with us. If you don't want these emails, turn them off under Messages.",
};

const letters: Words["letters"] = {
  welcome: {
    subject: "Your {brand} account is ready",
    body: [
      "Hello {account},",
      "Your {brand} account is open under the username {account}, and you can log in now.",
      "Only play with money you can afford to lose, and take a break whenever you like.",
      "Wasn't you? Write to us from the help page and we'll close the account.",
      "The {brand} team",
    ].join("\n\n"),
  },
  addressGiven: {
    subject: "Someone gave your address at {brand}",
    body: [
      "Someone opened the account {account} at {brand} and gave this address, which is already your account's.",
      "Your account is unchanged and the address is still only yours. If you've forgotten your password, you can reset it from the login page.",
      "Wasn't you? There's nothing you need to do; if it worries you, write to us from the help page.",
      "The {brand} team",
    ].join("\n\n"),
  },
  codeByMail: {
    subject: "{code} is your {brand} code",
    body: [
      "Your verification code is {code}. It works once, within {minutes} minutes.",
      "Don't share it with anyone: our team will never ask for it.",
      "Didn't ask for it? Ignore this message; nothing happens without the code.",
      "The {brand} team",
    ].join("\n\n"),
  },
  codeByText: {
    body: "{brand}: your code is {code}. It works for {minutes} minutes. Don't share it.",
  },
  resetLink: {
    subject: "Choose a new {brand} password",
    body: [
      "Someone asked for a new password for the account {account}. If it was you, follow this link; it works once and expires in {minutes} minutes.",
      "{link}",
      "Wasn't you? There's nothing to do: your password hasn't changed.",
      "The {brand} team",
    ].join("\n\n"),
    button: "Choose a new password",
  },
  passwordChanged: {
    subject: "Your {brand} password was changed",
    body: [
      "The password for the account {account} was changed on {at} (UTC). Its other sessions were logged out.",
      "Wasn't you? Ask for a new one under “Forgot your password?” and write to us from the help page.",
      "The {brand} team",
    ].join("\n\n"),
  },
  passwordChangedByText: {
    body: "{brand}: the password of {account} was changed. Not you? Write to us now from the help page.",
  },
  newDevice: {
    subject: "A new login to your {brand} account",
    body: [
      "Someone logged in to the account {account} from a device we hadn't seen before.",
      "Device: {device}\nAddress: {address}\nTime: {at} (UTC)",
      "If it was you, all is well. If not, change your password now: that logs out every other session.",
      "The {brand} team",
    ].join("\n\n"),
  },
  accountChanged: {
    subject: "A change in your {brand} account",
    body: [
      "Hello {account},",
      "In your {brand} account, {change}.",
      "If it was you, or you asked us to, there's nothing to do.",
      "Wasn't you? Change your password, log out the other sessions and write to us from the help page.",
      "The {brand} team",
    ].join("\n\n"),
  },
  accountChangedByText: {
    body: "{brand}: {change}. Not you? Change your password and write to us.",
  },
  levelRisen: {
    subject: "You reached level {level} at {brand}",
    body: [
      "Hello {account},",
      "Your {brand} account is now on level {level}. “My level” shows what comes with it and how to keep it.",
      "Only play with money you can afford to lose, and take a break whenever you like.",
      "The {brand} team",
    ].join("\n\n"),
  },
  boardPrize: {
    subject: "Your place in {board}: number {place}",
    body: [
      "Hello {account},",
      "“{board}” is over, and you finished in place {place}. Your prize: {prize}.",
      "You'll find it in your reward centre, with its terms.",
      "The {brand} team",
    ].join("\n\n"),
  },
  referralReward: {
    subject: "Your {brand} invitation paid off",
    body: [
      "Hello {account},",
      "Someone you invited has met the invitation's terms. Thank you for bringing them along. Your reward: {prize}.",
      "It's waiting in your reward centre, with its terms.",
      "The {brand} team",
    ].join("\n\n"),
  },
  bonusEnding: {
    subject: "Your {brand} bonus ends on {until}",
    body: [
      "Hello {account},",
      "Your bonus of {prize} ends on {until}. If you don't complete it, what's left of it goes back to the house, and your own money stays yours.",
      "There's nothing you need to do. “Bonuses” shows your progress.",
      "The {brand} team",
    ].join("\n\n"),
  },
};

export const en: Words = {
  changes,
  feet,
  stop: "Stop these emails",
  trial: "Test",
  letters,
  points: (count, tag) =>
    `${new Intl.NumberFormat(tag).format(count)} ${count === 1 ? "point" : "points"}`,
  senderTest: ({ brand }) => ({
    language: "en",
    subject: `Test message from ${brand}`,
    text: [
      `This is a test message from ${brand}.`,
      "If you can read this, messages are going out fine. There's nothing you need to do.",
      `The ${brand} team`,
    ].join("\n\n"),
  }),
  findings: ({ merchant, lines, count }) => ({
    language: "en",
    subject: `${merchant}: new findings, ${count}`,
    text: [
      `Waiting at ${merchant} for someone to review:`,
      lines.join("\n") + (count > lines.length ? `\n… and ${count - lines.length} more` : ""),
      `npm run merchant -- finding list ${merchant}`,
    ].join("\n\n"),
  }),
};
