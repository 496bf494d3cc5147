import type { IconName } from "#app/ui/media/icon.tsx";

export type CentreMenuItem = {
  /** The specification's public name of the page. */
  id: string;
  group: "money" | "play" | "account";
  label: string;
  to: string;
  /** Pages that are reached through this page. */
  also?: string[];
  icon: IconName;
  badge?: "unread" | "requests" | "rewards" | "awards";
  /** Only for members with a member above or below to transfer to. */
  isForTransfers?: boolean;
  /** Only where some vendors keep purses of their own. */
  isForPurses?: boolean;
  /** Only where the law allows missions. */
  isForMissions?: boolean;
  /** Only where the law allows any kind of award. */
  isForAwards?: boolean;
  /** Only where an invitation pays the member something. */
  isForReferral?: boolean;
  /** Only for members who were ever offered a contract. Agents have theirs in the agent centre. */
  isForContracts?: boolean;
  /** Only where the law allows VIP levels. */
  isForLevels?: boolean;
  /** Only where the law allows bonuses. */
  isForBonuses?: boolean;
};

/** The member centre's pages, in the menu's order. */
export const memberMenu: CentreMenuItem[] = [
  {
    id: "depositv2",
    group: "money",
    label: "deposit",
    to: "/member/deposit",
    also: ["/member/deposits"],
    icon: "wallet",
  },
  {
    id: "withdraw",
    group: "money",
    label: "withdraw",
    to: "/member/withdraw",
    also: ["/member/withdrawals"],
    icon: "banknote",
  },
  {
    id: "transferFund",
    group: "money",
    label: "purses",
    to: "/member/transferFund",
    icon: "coins",
    isForPurses: true,
  },
  {
    id: "transferUpline",
    group: "money",
    label: "transfer",
    to: "/member/transferUpline",
    icon: "send",
    isForTransfers: true,
  },
  {
    id: "transactionHistory",
    group: "money",
    label: "transactions",
    to: "/member/transactionHistory",
    icon: "receipt-text",
  },
  {
    id: "contracts",
    group: "money",
    label: "contracts",
    to: "/member/contracts",
    icon: "file-text",
    badge: "requests",
    isForContracts: true,
  },
  {
    id: "bonusDetails",
    group: "money",
    label: "bonuses",
    to: "/member/bonusDetails",
    icon: "ticket",
    isForBonuses: true,
  },
  {
    id: "personalHistoryCopy",
    group: "play",
    label: "bets",
    to: "/member/bets",
    icon: "history",
  },
  {
    id: "personalProfit",
    group: "play",
    label: "profit",
    to: "/member/personalProfit",
    icon: "scale",
  },
  {
    id: "playerRank",
    group: "play",
    label: "rank",
    to: "/member/playerRank",
    icon: "crown",
    isForLevels: true,
  },
  {
    id: "manualRebate",
    group: "play",
    label: "rebate",
    to: "/member/manualRebate",
    icon: "coins",
    isForLevels: true,
  },
  {
    id: "missionLeaderboard",
    group: "play",
    label: "missions",
    to: "/missions",
    icon: "trophy",
    badge: "rewards",
    isForMissions: true,
  },
  {
    id: "rewardCenter",
    group: "play",
    label: "rewardCentre",
    to: "/member/rewardCenter",
    icon: "gift",
    badge: "awards",
    isForAwards: true,
  },
  {
    id: "referral",
    group: "play",
    label: "referral",
    to: "/member/referral",
    icon: "user-plus",
    isForReferral: true,
  },
  {
    id: "securityCenter",
    group: "account",
    label: "security",
    to: "/member/securityCenter",
    also: ["/member/password", "/member/factors", "/member/proof"],
    icon: "user",
  },
  {
    id: "protection",
    group: "account",
    label: "protection",
    to: "/member/protection",
    icon: "heart-handshake",
  },
  {
    id: "messageV2",
    group: "account",
    label: "messages",
    to: "/member/messages",
    icon: "mail",
    badge: "unread",
  },
];

/** Links out of the centre that its menu offers too. */
export const memberLinks: Pick<CentreMenuItem, "label" | "to" | "icon">[] = [
  { label: "help", to: "/help", icon: "life-buoy" },
  { label: "logout", to: "/logout", icon: "log-out" },
];
