import { useBrand } from "#app/frame/use-site.ts";
import { formatAmount } from "./format.ts";
import * as text from "./text.css.ts";

export function Amount({ value }: { value: bigint }) {
  const { currency } = useBrand();
  return <span className={text.amount}>{formatAmount(value, currency)}</span>;
}
