import { useBrand } from "#app/frame/use-site.ts";
import type { Played } from "../route.tsx";
import { Painting, SHELL, Stand } from "./egg-parts.tsx";
import * as s from "./eggs.css.ts";

const EGGS = [1, 2, 3] as const;

/** Three eggs on the brand's stands; after a play the chosen one is open. */
export function Eggs({ played }: { played: Played | null }) {
  const { deposit: kind } = useBrand().layout;
  const chosen = played ? Number(played.clientSeed.slice(-1)) : 0;
  return (
    <svg viewBox="0 0 420 220" className={s.eggs} aria-hidden="true" focusable="false">
      {EGGS.map((egg) => (
        <g key={egg} transform={`translate(${egg * 136 - 62} 116)`}>
          <g
            key={egg === chosen ? played?.id : egg}
            className={egg === chosen ? s.shaking : undefined}
          >
            <path d={SHELL[kind]} className={s.shell} />
            <Painting kind={kind} />
            <path d="M-30 0c4-24 14-38 24-44" className={s.shine} />
            {egg === chosen ? (
              <>
                <path d="M-52 10l17 12 15-17 18 18 17-16 17 15 20-12" className={s.crack} />
                <path
                  d="M0-108l7 15 16 2-12 11 3 17-14-8-14 8 3-17-12-11 16-2z"
                  className={s.star}
                />
              </>
            ) : (
              <text y={18} className={s.number}>
                {egg}
              </text>
            )}
          </g>
          <Stand kind={kind} />
        </g>
      ))}
    </svg>
  );
}
