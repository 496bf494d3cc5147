import { useBrand } from "#app/frame/use-site.ts";
import * as s from "./raffle-picture.css.ts";

/** Drum, stub and mark of each shape: a round cage with suns, a cut one with stones, or one with buoys. */
const SHAPES = {
  arch: {
    drum: "M0-74a74 74 0 1 1 0 148a74 74 0 1 1 0-148z",
    bars: "M-74 0h148M0-74v148M-52-52L52 52M52-52L-52 52",
    stub: "M-26-13h52a6 6 0 0 0 0 26h-52a6 6 0 0 0 0-26z",
    mark: "M0-8l2.4 5.6L8 0 2.4 2.4 0 8l-2.4-5.6L-8 0l5.6-2.4z",
  },
  square: {
    drum: "M-44-72h88l28 28v88l-28 28h-88l-28-28v-88z",
    bars: "M-72-24h144M-72 24h144M-24-72v144M24-72v144",
    stub: "M-28-13h50l6 6v20h-50l-6-6z",
    mark: "M0-8L8 0 0 8-8 0z",
  },
  buoy: {
    drum: "M0-74c50 0 78 30 78 74s-28 74-78 74-78-30-78-74 28-74 78-74z",
    bars: "M-77-20q19 14 38 0t38 0 38 0 40 0M-77 22q19 14 38 0t38 0 38 0 40 0",
    stub: "M-28-12q7-5 14 0t14 0 14 0 14 0v24q-7 5-14 0t-14 0-14 0-14 0z",
    mark: "M0-7a7 7 0 1 1 0 14 7 7 0 1 1 0-14z",
  },
} as const;

/** Where the stubs lie: across, down, and their turn. */
const STUBS = [
  [-26, 34, -18],
  [24, 38, 12],
  [0, 10, 38],
  [-34, -8, 62],
  [30, -4, -44],
  [4, -36, 8],
] as const;

/** A drum full of stubs in the brand's shape and colours. */
export function RafflePicture() {
  const { deposit: kind } = useBrand().layout;
  const { drum, bars, stub, mark } = SHAPES[kind];
  const look = s.looks[kind];
  return (
    <svg viewBox="-112 -88 224 200" className={s.picture} aria-hidden="true" focusable="false">
      <path d="M-84 104L-60 20M84 104L60 20M-96 106h192M78 0h22v-18" className={s.stand} />
      <g className={s.tumble}>
        {STUBS.map(([x, y, turn]) => (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path d={stub} className={look.paper} />
            <path d={mark} className={look.mark} />
          </g>
        ))}
      </g>
      <path d={drum} className={look.cage} />
      <path d={bars} className={look.bars} />
    </svg>
  );
}
