import type { Envelope } from "../es/envelope.ts";

const envelope: Envelope = {
  title: "Envelope rain",
  description: "At set times it rains envelopes full of money. Rules and amounts in plain sight.",
  lead: "Envelopes fall, each with money inside. Tap the one you fancy: whatever's inside is yours straight away.",
  trial: "Trial accounts don't get tickets. Open a real account to see yours here.",
  invite: {
    title: "Log in to see your tickets",
    text: "Your account shows how many you have. The times and rules are here for everyone.",
  },
  now: {
    raining_one: "It's raining envelopes until {{time}}: {{left}} of {{all}} is left.",
    raining_other: "It's raining envelopes until {{time}}: {{left}} of {{all}} are left.",
    empty: "Every envelope in this rain has been opened; the next rain starts {{time}}.",
    dry: "No rain right now: the next one starts {{time}}.",
  },
  drop: "Open envelope {{drop}}",
  open: "Catch an envelope",
  busy: "Opening…",
  tickets_one: "You have {{shown}} ticket today.",
  tickets_other: "You have {{shown}} tickets today.",
  terms_one: "Play what you win through once before you withdraw it.",
  terms_other: "Play what you win through {{count}} times before you withdraw it.",
  free: "You can withdraw what you win with no wagering.",
  most_one: "You've opened your envelope in this rain; the next rain starts {{time}}.",
  most_other: "You've opened your {{count}} envelopes in this rain; the next rain starts {{time}}.",
  used: "You've used all of today's tickets. There are more tomorrow.",
  noTicket_one:
    "You have no tickets. Deposit {{missing}} more today and you'll get {{shown}} ticket for the day.",
  noTicket_other:
    "You have no tickets. Deposit {{missing}} more today and you'll get {{shown}} tickets for the day.",
  deposit: "Deposit",
  seed: {
    title: "Your seed",
    label: "Your seed",
    hint: "Letters, digits and hyphens. We mix it with ours, so the house alone can't decide the result.",
  },
  won: "Inside your envelope",
  required: "It's in your balance. Place {{required}} in qualifying bets before you withdraw it.",
  paid: "It's in your balance.",
  check: "Check the result",
  how: {
    title: "How it works",
    when: "It rains every day {{times}}.",
    span: "from {{from}} to {{to}}",
    pool_one:
      "Each rain gives away {{pool}} in {{shown}} envelope. Once it's opened, the rain is over.",
    pool_other:
      "Each rain gives away {{pool}} in {{shown}} envelopes. Once the last one's opened, the rain is over.",
    amount:
      "Each envelope holds between {{least}} and {{most}}, and never more than twice the average of what's left. Every possible amount is equally likely.",
    most_one: "One envelope per person in each rain.",
    most_other: "Up to {{count}} envelopes per person in each rain.",
    cash_zero: "You can withdraw the money you win with no wagering.",
    cash_one: "Play the money you win through once before you withdraw it.",
    cash_other: "Play the money you win through {{count}} times before you withdraw it.",
    day: "Tickets are valid until midnight. A deposit that's reversed no longer counts.",
  },
  tiers: {
    title: "Tickets for your deposits",
    lead: "What counts is your total deposits for the day.",
    deposits: "Today's deposits",
    from: "From {{amount}}",
    tickets: "Tickets",
  },
  list: {
    title: "Your latest envelopes",
    time: "Date and time",
    amount: "Inside",
    proof: "Check",
    check: "Envelope {{nonce}}",
  },
  proof: {
    title: "Today's rain is already sealed",
    lead: "This is the SHA-256 fingerprint of today's seed. We publish the seed {{time}}, and with it anyone can replay every envelope.",
    copy: "Copy the fingerprint",
    copied: "Fingerprint copied",
  },
  fair: {
    title: "Check an envelope",
    lead: "Envelope opened on {{time}}: {{amount}}.",
    number: "Number",
    amount: "Inside",
    rest: "Money left",
    left: "Envelopes left",
    range: "Possible amounts",
    between: "From {{low}} to {{high}}",
    steps: [
      "The fingerprint is the SHA-256 of the seed.",
      "The lowest amount is {{least}}, or whatever the other envelopes can no longer hold. The highest is twice the average of what's left, at most {{most}}, always leaving the minimum for the others.",
      "Between the two there are {{sum}} possible amounts, cent by cent.",
      "HMAC-SHA256 with the seed as the key and the text “envelope:{{issue}}:0” gives 32 bytes.",
      "Read them in groups of 4 bytes. The first below the highest multiple of {{sum}} counts; if none is, “:1” is next.",
      "Divide it by {{sum}}: the remainder is the number, and that many cents are added to the lowest amount.",
    ],
  },
  errors: {
    client_seed_invalid: "Use 1 to 30 letters without accents, digits or hyphens.",
    no_rain: "The rain ended before you tapped. Check here when the next one starts.",
    no_envelope: "Someone opened the last envelope just before you. You still have your ticket.",
    most_opened:
      "You've opened as many as one rain allows. Your ticket still works for the next one.",
    no_ticket: "You have no tickets today.",
    draw_not_held: "This rain is no longer available.",
    terms_changed: "The terms have just changed. Check them and tap again.",
    key_reused: "You've already opened that envelope. See your latest envelopes.",
    on_break: "You're on a break, so there are no envelopes until it ends.",
    offers_paused:
      "You raised a limit recently, so by law prizes and offers are paused for a few days.",
    account_held: "We're checking your details. Write to us and we'll sort it out together.",
    account_leaving: "You've asked to close your account, so there are no more envelopes.",
    not_allowed_here: "This isn't allowed where you are.",
    unconfirmed: "We couldn't confirm it opened. Try again: only one will be opened.",
    unknown_error: "Something went wrong on our side. Try again.",
  },
};

export default envelope;
