import type { Points } from "../es/points.ts";

const points: Points = {
  title: "Points store",
  lead: "The rewards, and the rules by which points will add up, to read at leisure before it opens.",
  description:
    "Which rewards the points store will have, what each will cost and how points add up.",
  soon: "Coming soon",
  member:
    "Points are not counted yet, so there is no balance to show you. When the store opens, you will see it here.",
  invite: {
    title: "Rewards are redeemed with your account",
    text: "The store is not open yet. With an account or without, you can look at all there will be.",
  },
  points_one: "{{shown}} point",
  points_other: "{{shown}} points",
  kinds: {
    GOLDEN_EGG: "Golden egg",
    RED_ENVELOPE: "Red envelope",
    PRIZE_WHEEL: "Prize wheel",
    BONUS: "Bonus",
    POINTS: "Points",
  },
  rewards: {
    title: "The rewards",
    lead: "What each will cost. The price is the same whoever looks.",
  },
  types: {
    LIVE: "Table games",
    LOTTERY: "Lottery",
    PVP: "Cards",
    SLOTS: "Slots",
    SPORTS: "Sports",
    REDEEM: "Redeeming",
    DEPOSIT: "Deposit",
  },
  rules: {
    title: "How points add up",
    lead: "One point for every so much of valid bets or deposits.",
    bet: "1 point for every {{amount}} bet",
    deposit: "1 point for every {{amount}} deposited",
    redeem: "each point is worth {{amount}}",
    notes: [
      "Points never expire.",
      "What does not complete a point is kept for the next one: not a cent is lost.",
      "If a round is voided its points are taken back, and your points never fall below zero.",
      "What you play before the opening earns nothing.",
    ],
  },
  redeem: {
    title: "How a redemption goes",
    lead: "Each redemption will be in one of these three states.",
    IN_PROCESS: {
      name: "In process",
      text: "You asked for the reward and your points are set aside while we look at it.",
    },
    APPROVED: { name: "Approved", text: "The reward is yours and the points are spent." },
    REJECTED: {
      name: "Rejected",
      text: "It could not be delivered: all of your points come back and we tell you why.",
    },
  },
};

export default points;
