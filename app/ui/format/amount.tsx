import * as text from "../layout/text.css.ts";
import { useFormat } from "./format.ts";

type Props = {
  value: bigint;
  /** Shows what cents would cut off, where amounts are explained. */
  isUncut?: boolean;
  /** Says it as a title instead. The figures are cut, so they never name more than is paid. */
  hasRestInTitle?: boolean;
};

export function Amount({ value, isUncut = false, hasRestInTitle = false }: Props) {
  const { amount, uncut } = useFormat();
  const shown = (isUncut ? uncut : amount)(value);
  const whole = uncut(value);
  return (
    <span className={text.amount} title={hasRestInTitle && whole !== shown ? whole : undefined}>
      {shown}
    </span>
  );
}
