import { POINT } from "#platform/contract/club/point.ts";
import { formatAmount } from "#platform/domain/money.ts";
import type { Line, Said } from "./player-of-a-week.ts";

/** What a player did, what the page then said, and the lines that the ledger wrote for it. */
export type Step = {
  day: string;
  what: string;
  said: Said;
  lines: readonly Line[];
  /** The cash that wagering holds after it. */
  locked: bigint;
};

/** A week as a table in Markdown, one row for each step. */
export function weekAsTable(name: string, steps: readonly Step[]): string {
  const rows = steps.map(({ day, what, said, lines, locked }, at) => [
    steps[at - 1]?.day === day ? "" : day,
    what,
    `${said.page} ${worth([
      ["cash", said.cash ?? 0n],
      ["points", said.points ?? 0n],
    ])}`.trim(),
    sums(lines)
      .map(([kind, purse, amount]) => `${kind} ${worth([[purse, amount]])}`)
      .join(", "),
    locked > 0n ? formatAmount(locked) : "",
  ]);
  const head = [
    ["day", "what happened", "the page says", "the ledger's lines", "held"],
    ["---", "---", "---", "---", "---"],
  ];
  const table = [...head, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return [`## ${name}`, "", ...table, ""].join("\n");
}

/** Lines of one kind together, in their order. */
function sums(lines: readonly Line[]): [string, string, bigint][] {
  const all = new Map<string, [string, string, bigint]>();
  for (const { kind, purse, amount } of lines) {
    const key = `${kind} ${purse}`;
    all.set(key, [kind, purse, (all.get(key)?.[2] ?? 0n) + amount]);
  }
  return [...all.values()];
}

const worth = (parts: readonly (readonly [string, bigint])[]): string =>
  parts
    .filter(([, amount]) => amount !== 0n)
    .map(([purse, amount]) => {
      const sign = amount < 0n ? "−" : "+";
      const size = amount < 0n ? -amount : amount;
      return purse === "points" ? `${sign}${size / POINT} p` : `${sign}${formatAmount(size)}`;
    })
    .join(" and ");
