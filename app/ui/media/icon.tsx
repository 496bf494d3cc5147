import * as s from "./icon.css.ts";
import type { IconName } from "./icon-name.ts";
import sprite from "./icons.svg?url&no-inline";

export type { IconName };

/** Icons that point along the reading direction. */
const DIRECTED = /^(chevron|arrow)-(left|right)$|^log-(in|out)$|^send$/;

/** A picture next to words; hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const look = DIRECTED.test(name) ? `${s.icon} ${s.directed}` : s.icon;
  return (
    <svg className={look} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
