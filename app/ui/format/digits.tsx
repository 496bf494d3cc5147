import * as s from "./digits.css.ts";

/** The two digits below cents, before a currency's sign that stands last. */
const BELOW_CENTS = /^(.*\p{Nd}[.,٫]\p{Nd}{2})(\p{Nd}{2})(\P{Nd}*)$/u;

/** A written amount whose digits below cents are smaller than the others. */
export function Digits({ text }: { text: string }) {
  const [, cents, rest, sign] = BELOW_CENTS.exec(text) ?? [];
  if (!rest)
    return (
      <>
        {text}
        <span className={s.none} aria-hidden="true" />
      </>
    );
  return (
    <>
      {cents}
      <span className={s.rest}>{rest}</span>
      {sign}
    </>
  );
}
