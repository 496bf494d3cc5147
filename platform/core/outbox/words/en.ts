import type { AccountChange, Words } from "./es.ts";

const changes: Record<AccountChange, string> = {
  email: "the e-mail address was changed",
  phone: "the phone number was changed",
  withdrawPassword: "the withdrawal PIN was changed",
  withdrawPasswordReset:
    "another withdrawal PIN was chosen without the old one; withdrawals take it in 24 hours",
  withdrawPasswordEnded: "our team deleted the withdrawal PIN; choose another whenever you like",
  payoutAccountAdded: "an account for withdrawals was added",
  accountClosed: "the request to close the account was carried out",
  payoutAccountRemoved: "an account for withdrawals was removed",
  passwordGiven:
    "our team set a temporary password and ended the open sessions; log in with it to choose your own",
  detailsUnlocked: "our team opened a personal detail for you to correct",
};

const feet: Words["feet"] = {
  service: "We write because somebody gave this address on our site. This is no advertising.",
  promotion:
    "We write because you have an account with us. If you do not want these e-mails, turn them off under Messages.",
};

const letters: Words["letters"] = {
  welcome: {
    subject: "Your {brand} account is ready",
    body: [
      "Hello {account},",
      "Your {brand} account is open under the user name {account}, and you can log in now.",
      "Only play with what you can afford to lose, and take a break whenever you like.",
      "Was this not you? Write to us from the help page and we will close it.",
      "The {brand} team",
    ].join("\n\n"),
  },
  addressGiven: {
    subject: "Someone gave your address at {brand}",
    body: [
      "Someone opened the account {account} at {brand} and gave this address, which is already your account's.",
      "Your account is unchanged and the address is still yours alone. If you forgot your password, you can change it from the login page.",
      "Was this not you? There is nothing you need to do; if it worries you, write to us from the help page.",
      "The {brand} team",
    ].join("\n\n"),
  },
  codeByMail: {
    subject: "{code} is your {brand} code",
    body: [
      "Your verification code is {code}. It works once, within {minutes} minutes.",
      "Do not give it to anyone: our team never asks for it.",
      "Did you not ask for it? Then ignore this message; nothing happens without the code.",
      "The {brand} team",
    ].join("\n\n"),
  },
  codeByText: {
    body: "{brand}: your code is {code}. It works for {minutes} minutes. Do not share it.",
  },
  resetLink: {
    subject: "Choose a new {brand} password",
    body: [
      "Somebody asked for a new password for the account {account}. If it was you, follow this link; it works once, within {minutes} minutes.",
      "{link}",
      "Was it not you? Then there is nothing to do: your password is still the same.",
      "The {brand} team",
    ].join("\n\n"),
    button: "Choose a new password",
  },
  passwordChanged: {
    subject: "Your {brand} password was changed",
    body: [
      "The password of the account {account} was changed on {at} (UTC). Its other sessions were ended.",
      "Was it not you? Ask for a new one under “Forgot your password?” and write to us from the help page.",
      "The {brand} team",
    ].join("\n\n"),
  },
  passwordChangedByText: {
    body: "{brand}: the password of {account} was changed. Not you? Write to us now from the help page.",
  },
  newDevice: {
    subject: "A new login to your {brand} account",
    body: [
      "Somebody logged in to the account {account} from a device that we did not know.",
      "Device: {device}\nAddress: {address}\nTime: {at} (UTC)",
      "If it was you, all is well. If not, change your password now: that ends the other sessions.",
      "The {brand} team",
    ].join("\n\n"),
  },
  accountChanged: {
    subject: "A change in your {brand} account",
    body: [
      "Hello {account},",
      "In your {brand} account, {change}.",
      "If it was you, or you asked us for it, there is nothing to do.",
      "Was this not you? Change your password, end the other sessions and write to us from the help page.",
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
      "Your {brand} account is on level {level} now. “My level” shows what comes with it and what keeps it.",
      "Only play with what you can afford to lose, and take a break whenever you like.",
      "The {brand} team",
    ].join("\n\n"),
  },
  boardPrize: {
    subject: "Your place in {board}: number {place}",
    body: [
      "Hello {account},",
      "“{board}” is over, and you came in at place {place}. Your prize: {prize}.",
      "You find it in your reward centre, with its terms.",
      "The {brand} team",
    ].join("\n\n"),
  },
  referralReward: {
    subject: "Your {brand} invitation paid off",
    body: [
      "Hello {account},",
      "A person you invited has done what the invitation asked for. Thank you for bringing them. Your reward: {prize}.",
      "It waits in your reward centre, with its terms.",
      "The {brand} team",
    ].join("\n\n"),
  },
  bonusEnding: {
    subject: "Your {brand} bonus ends on {until}",
    body: [
      "Hello {account},",
      "Your bonus of {prize} ends on {until}. If it is not completed, what is left of it goes back to the house, and your own money stays with you.",
      "There is nothing you need to do. “Bonuses” shows how far it is.",
      "The {brand} team",
    ].join("\n\n"),
  },
};

export const en: Words = {
  changes,
  feet,
  stop: "Stop these e-mails",
  trial: "Test",
  letters,
  points: (count) =>
    `${new Intl.NumberFormat("en").format(count)} ${count === 1 ? "point" : "points"}`,
  senderTest: ({ brand }) => ({
    language: "en",
    subject: `Test message from ${brand}`,
    text: [
      `This is a test message from ${brand}.`,
      "If you can read it, messages go out well. There is nothing to do.",
      `The ${brand} team`,
    ].join("\n\n"),
  }),
  findings: ({ merchant, lines, count }) => ({
    language: "en",
    subject: `${merchant}: new findings, ${count}`,
    text: [
      `This waits at ${merchant} for somebody to review it:`,
      lines.join("\n") + (count > lines.length ? `\n… and ${count - lines.length} more` : ""),
      `npm run merchant -- finding list ${merchant}`,
    ].join("\n\n"),
  }),
};
