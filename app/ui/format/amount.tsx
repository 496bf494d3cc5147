import * as text from "../layout/text.css.ts";
import { useFormat } from "./format.ts";

export function Amount({ value }: { value: bigint }) {
  const { amount } = useFormat();
  return <span className={text.amount}>{amount(value)}</span>;
}
