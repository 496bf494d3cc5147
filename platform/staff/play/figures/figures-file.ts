import { csvLine } from "../../../contract/wire/csv-line.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { Figure } from "./list-figures.ts";

type Owner = { merchant: string; currency: string };
type Column = (figure: Figure, owner: Owner) => string;

const amount = (units: bigint | undefined): string =>
  units === undefined ? "" : formatAmount(units);

/** The columns in their order. Programs read them by name, so a name never changes. */
const COLUMNS: Readonly<Record<string, Column>> = {
  merchant: (_figure, { merchant }) => merchant,
  day: ({ day }) => day,
  sealed: ({ isSealed }) => (isSealed ? "yes" : "no"),
  currency: (_figure, { currency }) => currency,
  kind: ({ kind }) => kind,
  detail: ({ detail }) => detail,
  vendor: ({ vendor }) => vendor,
  game: ({ game }) => game,
  rounds: ({ play }) => play?.rounds.toString() ?? "",
  stakes: ({ play }) => amount(play?.stake),
  payouts: ({ play }) => amount(play?.payout),
  ggr: ({ play }) => amount(play ? play.stake - play.payout : undefined),
  amount_in: ({ money }) => amount(money?.amountIn),
  amount_out: ({ money }) => amount(money?.amountOut),
  movements: ({ money }) => money?.count.toString() ?? "",
};

/** Figures as a CSV file with a line of names: exact amounts with a point, no thousands separator. */
export function figuresFile(figures: readonly Figure[], owner: Owner): string {
  const columns = Object.values(COLUMNS);
  const lines = figures.map((figure) => csvLine(columns.map((column) => column(figure, owner))));
  return csvLine(Object.keys(COLUMNS)) + lines.join("");
}
