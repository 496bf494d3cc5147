import * as s from "./icon.css.ts";
import type { IconName } from "./icon-name.ts";
import sprite from "./icons.svg?url&no-inline";

export type { IconName };

/** Signs that point along the line of reading. */
const DIRECTED = /^(chevron|arrow)-(left|right)$|^log-(in|out)$|^send$/;

/** A picture beside words; it says nothing by itself to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const look = DIRECTED.test(name) ? `${s.icon} ${s.directed}` : s.icon;
  return (
    <svg className={look} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
