import * as s from "./eggs.css.ts";
import type { Kind } from "./wheel-parts.tsx";

const ROUND = "M0-64C34-64 52-18 52 16A52 52 0 0 1-52 16C-52-18-34-64 0-64z";
/** The same egg, cut like a stone. */
const CUT = "M-16-62h32l26 38 10 34-14 36-24 22h-28l-24-22-14-36 10-34z";

const SHELL: Record<Kind, string> = { arch: ROUND, square: CUT, buoy: ROUND };

/** Where the shell breaks, from its right edge to its left. */
const CRACK = "L52 10 32 22 15 7-2 23-20 5-35 22-52 10-70 10z";
const RAYS = "M0-30v-78M-34-24l-40-62M34-24l40-62M-52 0l-52-26M52 0l52-26";

/** Keeps a prize within the egg's place, whatever its words. */
const fitting = (prize: string) => Math.max(13, Math.min(26, 230 / prize.length));

/** A closed egg with its painting. */
export function Shell({ kind }: { kind: Kind }) {
  return (
    <>
      <path d={SHELL[kind]} className={s.shell} />
      <Painting kind={kind} />
      <path d="M-30 0c4-24 14-38 24-44" className={s.shine} />
    </>
  );
}

/** The lid lifts off, and the prize stands above the lower half. */
export function OpenEgg({ kind, prize }: { kind: Kind; prize: string }) {
  return (
    <>
      <clipPath id="egg-lid">
        <path d={`M-70-90H70V10${CRACK}`} />
      </clipPath>
      <clipPath id="egg-cup">
        <path d={`M-70 90H70V10${CRACK}`} />
      </clipPath>
      <path d={RAYS} className={s.rays} />
      <g clipPath="url(#egg-cup)">
        <Shell kind={kind} />
      </g>
      <g className={s.lid}>
        <g clipPath="url(#egg-lid)">
          <Shell kind={kind} />
        </g>
      </g>
      <text y={2} fontSize={fitting(prize)} className={s.prize}>
        {prize}
      </text>
    </>
  );
}

/** What is on the shell: a band of points, facets or waves. */
function Painting({ kind }: { kind: Kind }) {
  if (kind === "arch") {
    return (
      <path
        d="M-36-36l9 11 9-11 9 11 9-11 9 11 9-11 9 11 9-11M-45 32l10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10"
        className={s.painted}
      />
    );
  }
  if (kind === "square") {
    return (
      <path
        d="M-16-62l-8 38 24 84 24-84-8-38M-42-24h84M-52 10l28-34 24 34M52 10l-28-34-24 34"
        className={s.facets}
      />
    );
  }
  return (
    <path
      d="M-40-28q10-11 20 0t20 0 20 0 20 0M-48 36q12-12 24 0t24 0 24 0 24 0"
      className={s.painted}
    />
  );
}

/** What an egg stands on: a nest, a block or the sea. */
export function Stand({ kind }: { kind: Kind }) {
  if (kind === "arch") {
    return (
      <>
        <path d="M-58 52h116c0 24-22 40-58 40s-58-16-58-40z" className={s.stand} />
        <path d="M-56 60l112 0M-50 72l22 12M-20 66l30 20M14 66l26 14" className={s.straw} />
      </>
    );
  }
  if (kind === "square") {
    return (
      <>
        <path d="M-54 66h108v30h-108z" className={s.stand} />
        <path d="M-54 66h108" className={s.straw} />
      </>
    );
  }
  return (
    <path
      d="M-66 62q16-12 33 0t33 0 33 0 33 0v20a14 14 0 0 1-14 14h-104a14 14 0 0 1-14-14z"
      className={s.stand}
    />
  );
}
