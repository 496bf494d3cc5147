import { mix } from "#vendors/engines/shared/page/colour.ts";
import { times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../table-skin.ts";

const FOLDS = 24;

/** The wall behind a standing wheel: the tent's cloth from its top, and strings of lamps. */
export function bigTop({ palette }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const cloth = times(FOLDS, (at) => {
    const x = (turn: number) => 800 + (turn - FOLDS / 2) * 180;
    return at % 2
      ? `<path d="M800-220L${x(at)} 620H${x(at + 1)}Z" fill="${mix(edge, middle, 0.75)}" opacity=".7"/>`
      : `<path d="M800-220L${x(at)} 620H${x(at + 1)}Z" fill="${mix(edge, "#000000", 0.4)}" opacity=".5"/>`;
  });
  const string = (y: number, drop: number, lamps: number) => {
    const sag = (part: number) => y + 4 * drop * part * (1 - part);
    const bulbs = times(lamps, (at) => {
      const part = (at + 0.5) / lamps;
      const [cx, cy] = [part * 1600, sag(part) + 8];
      return `<circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="20" fill="${palette.title[0]}" opacity=".12"/><circle cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" r="7" fill="${palette.title[0]}" opacity=".85"/>`;
    });
    return `<path d="M0 ${y}Q800 ${y + 2 * drop} 1600 ${y}" fill="none" stroke="${mix(centre, "#000000", 0.5)}" stroke-width="3" opacity=".8"/>${bulbs}`;
  };
  return `${cloth}${string(20, 90, 22)}${string(110, 130, 18)}`;
}
