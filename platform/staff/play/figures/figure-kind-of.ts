export type FigureKind = "play" | "deposit" | "withdrawal" | "bonus" | "transfer" | "fee" | "other";

/** The ledger's kinds behind each kind of figures. What none of them names is "other". */
const LEDGER_KINDS: Readonly<Record<string, readonly string[]>> = {
  deposit: ["deposit", "depositRefund"],
  withdrawal: ["withdrawalPaid", "withdrawalLost"],
  bonus: [
    ...["bonus", "jackpot", "lotteryRebate", "rebate", "agentRebate", "uplineRebate", "points"],
    ...["award", "manualRebate", "memberBonus", "memberBonusBack"],
  ],
  transfer: ["transferUp", "transferDown", "transferBack"],
};

/** The kind of a row of figures, from what it is about and the ledger's kind of its movement. */
export function figureKindOf(about: string, ledgerKind: string): FigureKind {
  if (about === "play" || about === "fee") return about;
  const [kind = "other"] =
    Object.entries(LEDGER_KINDS).find(([, kinds]) => kinds.includes(ledgerKind)) ?? [];
  return kind as FigureKind;
}
