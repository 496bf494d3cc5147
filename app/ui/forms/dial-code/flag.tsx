import * as s from "./dial-code.css.ts";

/** A country's flag, hidden from screen readers; the name is next to it or in the label. */
export function Flag({ countryCode }: { countryCode: string }) {
  return (
    <img
      src={`/flags/${countryCode}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className={s.flag}
    />
  );
}
