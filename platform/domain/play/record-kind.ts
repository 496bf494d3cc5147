import { type MOVEMENT_REASONS, RECORD_KINDS } from "../../contract/play/record-kinds.ts";

export type RecordKind = (typeof RECORD_KINDS)[number];
type MovementReason = (typeof MOVEMENT_REASONS)[number];

/**
 * The ledger's kinds behind each kind of the account record. "adjustment" stands for all others.
 */
const LEDGER_KINDS: Record<Exclude<RecordKind, "adjustment">, readonly string[]> = {
  deposit: ["deposit"],
  withdrawal: ["withdrawal"],
  transfer: ["transferUp", "transferDown", "transferBack"],
  wallet: ["purseIn", "purseOut", "purseBack"],
  bet: ["bet"],
  win: ["win"],
  refund: ["rollback", "withdrawalReturn"],
  salary: ["salaryDaily", "salaryHour", "salaryRealtime"],
  dividend: ["dividend"],
  prize: [
    ...["jackpot", "bonus", "rebate", "lotteryRebate", "agentRebate", "uplineRebate", "points"],
    ...["award", "manualRebate", "memberBonus", "memberBonusBack"],
  ],
};

const REASONS: Record<string, MovementReason> = {
  ...{ salaryDaily: "daily", salaryHour: "hour", salaryRealtime: "realtime" },
  ...{ jackpot: "jackpot", bonus: "bonus", memberBonus: "bonus", memberBonusBack: "bonusBack" },
  ...{ rebate: "rebate", lotteryRebate: "rebate", manualRebate: "rebate" },
  ...{ agentRebate: "teamRebate", uplineRebate: "teamRebate", points: "points", award: "award" },
};

/** What a movement of the ledger's kind was for; null where its own kind says enough. */
export const reasonOf = (ledgerKind: string): MovementReason | null => REASONS[ledgerKind] ?? null;

const kindOf = new Map(
  Object.entries(LEDGER_KINDS).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as RecordKind] as const),
  ),
);

/** The kind that a player sees for a movement of the ledger's `ledgerKind`. */
export const recordKindOf = (ledgerKind: string): RecordKind =>
  kindOf.get(ledgerKind) ?? "adjustment";

/**
 * The ledger's kinds to look for: those in `names`, or with `isExcluding` all but those. Null means
 * no filter.
 */
export function ledgerKindsOf(
  kinds: readonly RecordKind[],
): { names: string[]; isExcluding: boolean } | null {
  const isWanted = (kind: RecordKind) => kinds.includes(kind);
  if (kinds.length === 0 || RECORD_KINDS.every(isWanted)) return null;
  const isExcluding = isWanted("adjustment");
  const names = [...kindOf].filter(([, kind]) => isWanted(kind) !== isExcluding);
  return { names: names.map(([name]) => name), isExcluding };
}

/**
 * Reads what a movement belongs to from its key: the first word is the subject, the second its id.
 */
export function subjectOf(transferKey: string): {
  subject: "deposit" | "withdrawal" | "transfer" | "purse" | "round" | "none";
  id: string;
} {
  const [word = "", id = transferKey] = transferKey.split(":");
  if (word === "deposit" || word === "depositRefund") return { subject: "deposit", id };
  if (word === "withdraw") return { subject: "withdrawal", id };
  if (word === "transfer") return { subject: "transfer", id };
  if (word === "purse") return { subject: "purse", id };
  if (word === "vw") return { subject: "round", id };
  return { subject: "none", id };
}
