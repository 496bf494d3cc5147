import type { Jackpot } from "../es/jackpot.ts";

const jackpot: Jackpot = {
  title: "The slots jackpot",
  lead: "It grows with every bet on the slots and drops at its cap at the latest. The house pays for it.",
  description:
    "How much is in the slots jackpot, how it is won, who won it, and how to check every draw.",
  none: "There is no jackpot right now",
  noneText: "When the house opens one, you will see here how much is in it and how it is won.",
  rules: {
    title: "How it works",
    items: [
      "Every bet on a slot adds {{share}} of its amount to the jackpot. The house puts that money in: it comes neither out of your bet nor out of the game's prizes.",
      "Before the first bet, a hidden point is drawn. The bet whose share reaches it takes the whole jackpot.",
      "The more you bet, the more your share adds and the likelier it is to be yours. Any bet can win, the smallest included.",
      "The prize is in your balance within seconds, with a message. Then another jackpot starts at {{seed}}.",
      "Trial accounts and demo play add nothing and win nothing.",
    ],
    more: "All the rules of the jackpot",
  },
  facts: {
    seed: "Starts at",
    share: "Every bet adds",
    range: "Drops between",
    rangeText: "{{least}} and {{most}}",
    since: "Running since",
  },
  commitment: {
    title: "Sealed before it began",
    lead: "This is the SHA-256 fingerprint of this jackpot's hidden point. When it drops we publish the point, and anybody can check that we never moved it.",
    copy: "Copy the fingerprint",
    copied: "Fingerprint copied",
  },
  hits: {
    title: "Latest winners",
    lead: "To check a draw, work out the SHA-256 of the sealed text: it must give the fingerprint published when that jackpot began.",
    none: "This jackpot has never dropped yet. The first winner will be shown here.",
    proof: "Check jackpot no. {{round}}",
    sealed: "Sealed text: point and key",
    hash: "Published fingerprint",
  },
};

export default jackpot;
