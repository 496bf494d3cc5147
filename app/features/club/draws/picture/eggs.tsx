import { useBrand } from "#app/frame/use-site.ts";
import { useWorth } from "../../use-worth.ts";
import type { Played } from "../route.tsx";
import { OpenEgg, Shell, Stand } from "./egg-parts.tsx";
import * as s from "./eggs.css.ts";

const EGGS = [1, 2, 3] as const;

/** Three eggs on the brand's stands; after a play the chosen one opens and shows what was in it. */
export function Eggs({ played }: { played: Played | null }) {
  const { deposit: kind } = useBrand().layout;
  const worth = useWorth("draws");
  const chosen = played ? Number(played.clientSeed.slice(-1)) : 0;
  return (
    <svg viewBox="0 0 420 220" className={s.eggs} aria-hidden="true" focusable="false">
      {EGGS.map((egg) => (
        <g key={egg} transform={`translate(${egg * 136 - 62} 116)`}>
          <g
            key={egg === chosen ? played?.id : egg}
            className={egg === chosen ? s.shaking : undefined}
          >
            {egg === chosen && played ? (
              <OpenEgg kind={kind} prize={worth(played)} />
            ) : (
              <>
                <Shell kind={kind} />
                <text y={18} className={s.number}>
                  {egg}
                </text>
              </>
            )}
          </g>
          <Stand kind={kind} />
        </g>
      ))}
    </svg>
  );
}
