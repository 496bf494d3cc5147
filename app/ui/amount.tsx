import { useFormat } from "./format.ts";
import * as text from "./text.css.ts";

export function Amount({ value }: { value: bigint }) {
  const { amount } = useFormat();
  return <span className={text.amount}>{amount(value)}</span>;
}
