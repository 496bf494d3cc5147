import type { Points } from "../es/points.ts";

const points: Points = {
  title: "Points store",
  lead: "Your points, every change of them and the rules by which they add up.",
  description: "Your balance of points, every change and the rules by which they add up.",
  balance: "Your balance",
  trial: "A trial account earns no points. With a real account you will see them here.",
  invite: {
    title: "Points add up in your account",
    text: "Log in to see your balance and every change. The rules are below for everybody.",
  },
  points_one: "{{shown}} point",
  points_other: "{{shown}} points",
  types: {
    LIVE: "Table games",
    LOTTERY: "Lottery",
    PVP: "Cards",
    SLOTS: "Slots",
    SPORTS: "Sports",
    REDEEM: "Redeeming",
    DEPOSIT: "Deposit",
  },
  sources: {
    PLAY: "Play",
    TAKEN_BACK: "Correction",
    DEPOSIT: "Credited deposit",
    CONVERTED: "Turned into money",
  },
  details: {
    title: "Points details",
    types: "Types of points",
    all: "All",
    time: "Date and time",
    type: "Type",
    source: "Source",
    change: "Change",
    balance: "Balance after",
    empty: "You have no points yet",
    emptyText: "They add up by themselves when you play or deposit, shortly after each round.",
    none: "Nothing in this search",
    noneText: "Try another type or other dates.",
  },
  rules: {
    title: "Points rules",
    lead: "One point for every so much of valid bets or deposits.",
    bet: "1 point for every {{amount}} bet",
    deposit: "1 point for every {{amount}} deposited",
    notes: [
      "Points never expire.",
      "What does not complete a point is kept for the next one: not a cent is lost.",
      "If a round is corrected or a deposit is returned, its points are taken back. Your points never fall below zero.",
      "During a break or a self-exclusion no points add up.",
    ],
  },
};

export default points;
