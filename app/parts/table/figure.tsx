import { Amount } from "#app/ui/format/amount.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Result } from "./result.tsx";

type Props = {
  /** Money, or a count. */
  value: bigint | number;
  /** True for money that carries its sign. */
  isResult: boolean;
};

/** A figure with every digit that it has. */
export function Figure({ value, isResult }: Props) {
  const { number } = useFormat();
  if (typeof value === "number") return number(value);
  return isResult ? <Result value={value} isUncut /> : <Amount value={value} isUncut />;
}
