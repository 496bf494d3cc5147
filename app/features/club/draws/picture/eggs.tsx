import { useBrand } from "#app/frame/use-site.ts";
import { useWorth } from "../../use-worth.ts";
import type { Played } from "../route.tsx";
import { Gold, OpenEgg, Shell, Stand } from "./egg-parts.tsx";
import * as s from "./eggs.css.ts";

const EGGS = [1, 2, 3] as const;
const HEIGHT = 250;
/** The middle of the highest egg. */
const TOP = 112;
/** How far each egg stands below the highest one. */
const LOW = {
  path: [22, 0, 22],
  index: [30, 15, 0],
  cards: [8, 24, 0],
  scores: [18, 0, 32],
  stamps: [0, 26, 0],
  ledger: [0, 0, 0],
} as const;

/** Three golden eggs on the brand's stands; after a play the chosen one opens and shows its prize. */
export function Eggs({ played }: { played: Played | null }) {
  const { pageBody: body } = useBrand().layout;
  const worth = useWorth("draws");
  const chosen = played ? Number(played.clientSeed.slice(-1)) : 0;
  return (
    <svg viewBox={`0 0 420 ${HEIGHT}`} className={s.eggs} aria-hidden="true" focusable="false">
      <Gold />
      {EGGS.map((egg, at) => ({ egg, top: TOP + LOW[body][at]! })).map(({ egg, top }) => (
        <g key={egg} transform={`translate(${egg * 136 - 62} ${top})`}>
          <Stand body={body} foot={HEIGHT - top} />
          <g
            key={egg === chosen ? played?.id : egg}
            className={egg === chosen ? s.shaking : undefined}
          >
            {egg === chosen && played ? (
              <OpenEgg body={body} prize={worth(played)} />
            ) : (
              <>
                <Shell body={body} />
                <text y={21} className={s.numberLight}>
                  {egg}
                </text>
                <text y={19} className={s.number}>
                  {egg}
                </text>
              </>
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}
