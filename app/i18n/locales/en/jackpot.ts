import type { Jackpot } from "../es/jackpot.ts";

const jackpot: Jackpot = {
  title: "The slots jackpot",
  lead: "It grows with every slot bet and drops at its cap at the latest. The house pays for it.",
  description:
    "How much is in the slots jackpot, how to win it, who has won it, and how to check every draw.",
  none: "There's no jackpot right now",
  noneText: "When the house opens one, you'll see here how much is in it and how to win it.",
  rules: {
    title: "How it works",
    items: [
      "Every bet on a slot adds {{share}} of its amount to the jackpot. The house puts that money in: it doesn't come out of your bet or the game's prizes.",
      "Before the first bet, a hidden point is drawn. The bet whose share reaches it takes the whole jackpot.",
      "The more you bet, the more your share adds and the likelier you are to win. Any bet can win, even the smallest.",
      "The prize is in your balance within seconds, and we send you a message. Then a new jackpot starts at {{seed}}.",
      "Trial accounts and demo play add nothing and win nothing.",
    ],
    more: "Full jackpot rules",
  },
  facts: {
    seed: "Starts at",
    share: "Every bet adds",
    range: "Drops between",
    rangeText: "{{least}} and {{most}}",
    since: "Running since",
  },
  commitment: {
    title: "Sealed before it started",
    lead: "This is the SHA-256 fingerprint of this jackpot's hidden point. When it drops we publish the point, and anyone can check that we never moved it.",
    copy: "Copy the fingerprint",
    copied: "Fingerprint copied",
  },
  hits: {
    title: "Latest winners",
    lead: "To check a draw, work out the SHA-256 of the sealed text: it has to match the fingerprint published when that jackpot started.",
    none: "This jackpot has never dropped. The first winner will appear here.",
    proof: "Check jackpot no. {{round}}",
    sealed: "Sealed text: point and key",
    hash: "Published fingerprint",
  },
};

export default jackpot;
