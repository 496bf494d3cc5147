import { mix } from "#vendors/engines/shared/page/colour.ts";
import { times } from "#vendors/engines/shared/page/draw.ts";
import type { TableSkin } from "../../tables/page/table-skin.ts";

/** The wall behind a blackjack table: tall panels of a club between pilasters, a lamp on each. */
export function club({ palette }: TableSkin): string {
  const [centre, middle, edge] = palette.backdrop;
  const gold = palette.title[1];
  const [panel, deep] = [mix(edge, middle, 0.42), mix(edge, "#000000", 0.5)];
  const bays = times(6, (at) => {
    const x = at * 300 - 100;
    return `<path d="M${x + 34} 560V150Q${x + 34} 60 ${x + 150} 60T${x + 266} 150V560Z" fill="${panel}" stroke="${deep}" stroke-width="10"/><path d="M${x + 50} 560V154Q${x + 50} 78 ${x + 150} 78T${x + 250} 154V560Z" fill="none" stroke="${gold}" stroke-width="3" opacity=".55"/>${suitAt(at, x + 150, 212, mix(panel, centre, 0.28))}`;
  });
  const lamps = times(7, (at) => {
    const x = at * 300 - 100;
    return `<path d="M${x - 22} 600V0h44v600z" fill="${deep}"/><path d="M${x - 15} 0h6v600h-6zM${x + 9} 0h6v600h-6z" fill="${mix(edge, middle, 0.2)}"/><ellipse cx="${x}" cy="214" rx="120" ry="150" fill="${mix(centre, "#ffffff", 0.3)}" opacity=".16"/><path d="M${x} 262v44m-16 0h32" stroke="${gold}" stroke-width="7" stroke-linecap="round"/><path d="M${x - 26} 262 ${x - 17} 196h34l9 66z" fill="${mix(centre, "#fff6d8", 0.75)}" stroke="${gold}" stroke-width="3"/>`;
  });
  return `${bays}${lamps}<path d="M0 0h1600v26H0z" fill="${deep}"/><path d="M0 26h1600v5H0z" fill="${gold}" opacity=".7"/>`;
}

/** One of the four suits on a panel. */
function suitAt(at: number, x: number, y: number, tone: string) {
  return `<use href="#suit-${at % 4}" x="${x - 46}" y="${y - 46}" width="92" height="92" fill="${tone}" opacity=".8"/>`;
}
