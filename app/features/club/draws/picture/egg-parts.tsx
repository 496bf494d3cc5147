import type { Brand } from "#themes/define-brand.ts";
import * as s from "./eggs.css.ts";

type Body = Brand["layout"]["pageBody"];

const ROUND = "M0-64C34-64 52-18 52 16A52 52 0 0 1-52 16C-52-18-34-64 0-64z";
/** The same egg, cut like a stone. */
const CUT = "M-16-62h32l26 38 10 34-14 36-24 22h-28l-24-22-14-36 10-34z";

const shellOf = (body: Body) => (body === "ledger" ? CUT : ROUND);

/** Where the shell breaks, from its right edge to its left. */
const CRACK = "L52 10 32 22 15 7-2 23-20 5-35 22-52 10-70 10z";
const RAYS = "M0-30v-78M-34-24l-40-62M34-24l40-62M-52 0l-52-26M52 0l52-26";

/** Keeps a prize within the egg's place, whatever its words. */
const fitting = (prize: string) => Math.max(13, Math.min(26, 230 / prize.length));

/** The metal's light from above and its shade at the edge, and the shine on it. */
export function Gold() {
  return (
    <defs>
      <radialGradient id="egg-gold" cx=".38" cy=".28" r=".78">
        <stop offset="0" stopColor="#fff3c2" />
        <stop offset=".28" stopColor="#fbd45e" />
        <stop offset=".62" stopColor="#e5a520" />
        <stop offset=".86" stopColor="#a96a10" />
        <stop offset="1" stopColor="#7c4a0c" />
      </radialGradient>
      <radialGradient id="egg-shine">
        <stop offset="0" stopColor="#fffbe9" stopOpacity=".95" />
        <stop offset="1" stopColor="#fffbe9" stopOpacity="0" />
      </radialGradient>
      <clipPath id="egg-round">
        <path d={ROUND} />
      </clipPath>
      <clipPath id="egg-cut">
        <path d={CUT} />
      </clipPath>
    </defs>
  );
}

/** A closed egg: its body, its painting, the light that its foot throws back, shine and first cracks. */
export function Shell({ body }: { body: Body }) {
  return (
    <>
      <path d={shellOf(body)} className={s.shell} />
      <g clipPath={body === "ledger" ? "url(#egg-cut)" : "url(#egg-round)"}>
        <Painting body={body} />
        <path d="M-44 40Q0 84 44 40Q30 76 0 76T-44 40z" className={s.rebound} />
        <path d="M52-2l-15 8 6 9-13 5 3 9M43 15l7 8M-52 34l12-4 3 8 9-3" className={s.crackLight} />
        <path d="M52-4l-15 8 6 9-13 5 3 9M43 13l7 8M-52 32l12-4 3 8 9-3" className={s.crack} />
      </g>
      <ellipse
        cx={-17}
        cy={-30}
        rx={17}
        ry={25}
        transform="rotate(24 -17 -30)"
        fill="url(#egg-shine)"
      />
    </>
  );
}

/** The lid lifts off, and the prize stands above the lower half. */
export function OpenEgg({ body, prize }: { body: Body; prize: string }) {
  return (
    <>
      <clipPath id="egg-lid">
        <path d={`M-70-90H70V10${CRACK}`} />
      </clipPath>
      <clipPath id="egg-cup">
        <path d={`M-70 90H70V10${CRACK}`} />
      </clipPath>
      <path d={RAYS} className={s.rays} />
      <ellipse cy={12} rx={49} ry={15} className={s.hollow} />
      <g clipPath="url(#egg-cup)">
        <Shell body={body} />
      </g>
      <g className={s.lid}>
        <g clipPath="url(#egg-lid)">
          <Shell body={body} />
        </g>
      </g>
      <text y={2} fontSize={fitting(prize)} className={s.prize}>
        {prize}
      </text>
    </>
  );
}

const PAINTED: Record<Exclude<Body, "ledger" | "stamps">, string> = {
  /** Two garlands. */
  path: "M-54-30l9 11 9-11 9 11 9-11 9 11 9-11 9 11 9-11 9 11 9-11 9 11 9-11M-55 34l10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10 10-10 10 10",
  /** Rays of a lamp. */
  index: "M-60 4l34-76M-60 44L-6-72M-42 76L-32 54M60 0L28 76M60-44L6 76M40-70L32-52",
  /** Waves. */
  cards:
    "M-54-24q11-12 22 0t22 0 22 0 22 0 22 0M-58 38q12-13 24 0t24 0 24 0 24 0 24 0M-58 50q12-13 24 0t24 0 24 0 24 0 24 0",
  /** A scarf's stripes. */
  scores: "M-60-30h120M-60-19h120M-60 36h120M-60 47h120",
};
const DOTS = [
  ...[
    [-30, -20],
    [-8, -42],
    [14, -24],
    [36, -10],
    [-42, 12],
    [40, 24],
  ],
  ...[
    [-32, 42],
    [-8, 56],
    [18, 52],
    [30, -38],
    [-14, -8],
  ],
] as const;

/** What is on the shell, as its brand paints. */
function Painting({ body }: { body: Body }) {
  if (body === "ledger") {
    return (
      <>
        <path d="M-16-62l-8 38h48l-8-38zM-42-24h18l24 34-28 34-24-34z" className={s.facetLight} />
        <path
          d="M24-24h18l10 34-14 36-24 22-14-58zM-28 44L0 10l14 58h-28z"
          className={s.facetDark}
        />
        <path
          d="M-16-62l-8 38 24 34 24-34-8-38M-42-24h84M-52 10l24 34L0 10l28 34 24-34M-28 44l14 24M28 44L14 68"
          className={s.facets}
        />
      </>
    );
  }
  if (body === "stamps") {
    return DOTS.map(([x, y], at) => (
      <circle
        key={`${x} ${y}`}
        cx={x}
        cy={y}
        r={at % 2 ? 6 : 8}
        className={at % 2 ? s.dotLight : s.dot}
      />
    ));
  }
  return <path d={PAINTED[body]} className={s.painted} />;
}

type StandProps = { body: Body; foot: number };

/** What an egg stands on, down to the picture's foot: a nest, a block, the sea, a podium, a cup, a cushion. */
export function Stand({ body, foot }: StandProps) {
  const shade = <ellipse cy={66} rx={44} ry={9} className={s.shade} />;
  switch (body) {
    case "path":
      return (
        <>
          <path d="M-58 52h116c0 26-22 42-58 42s-58-16-58-42z" className={s.stand} />
          <path d="M-56 60l112 0M-50 72l22 12M-20 66l30 20M14 66l26 14" className={s.straw} />
        </>
      );
    case "index":
      return (
        <>
          <path d={`M-54 64h108v${foot - 66}h-108z`} className={s.stand} />
          <path d="M-54 64h108" className={s.straw} />
          {shade}
        </>
      );
    case "cards":
      return (
        <path
          d="M-68 60q17-14 34 0t34 0 34 0 34 0v22a16 16 0 0 1-16 16h-104a16 16 0 0 1-16-16z"
          className={s.sea}
        />
      );
    case "scores":
      return (
        <>
          <path d={`M-66 64h132v${foot - 64}h-132z`} className={s.stand} />
          <path d="M-66 64h132" className={s.straw} />
          <path d={`M-66 80h132v8h-132z`} className={s.stripe} />
          {shade}
        </>
      );
    case "stamps":
      return <path d="M-46 48h92q0 34-34 40v8h18v8h-60v-8h18v-8q-34-6-34-40z" className={s.cup} />;
    default:
      return (
        <>
          <path
            d="M-66 76q0-16 20-14q46 10 92 0q20-2 20 14q8 24-18 22q-48-8-96 0q-26 2-18-22z"
            className={s.sea}
          />
          <path d="M-64 80q64 14 128 0" className={s.straw} />
          {shade}
        </>
      );
  }
}
