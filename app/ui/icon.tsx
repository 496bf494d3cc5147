import * as s from "./icon.css.ts";
import type { IconName } from "./icon-name.ts";
import sprite from "./icons.svg?url&no-inline";

export type { IconName };

/** A picture beside words; it says nothing by itself to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={s.icon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
