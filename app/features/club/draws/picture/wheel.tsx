import { useBrand } from "#app/frame/use-site.ts";
import type { Held, Played } from "../route.tsx";
import { usePrize } from "../use-prize.ts";
import { CENTRE, pointAt } from "./round.ts";
import { angleOf, anglesOf, slicesOf } from "./slices.ts";
import * as s from "./wheel.css.ts";
import { Hub, Pointer, Rim } from "./wheel-parts.tsx";

const RADIUS = 168;
const NAME_Y = CENTRE - RADIUS + 10;
const FLAG_Y = CENTRE - 182;
/** Twelve pixels where a small phone has the wheel at six tenths of its size. */
const NAME_SIZE = 20;
/** The least angle of a piece, in degrees, in which a name has room. */
const NAMED = 10;

/**
 * The wheel by its exact shares, in the brand's shape. After a play it turns once and stops at the drawn
 * number, with every name the right way up. The words beside it say the same.
 */
export function Wheel({ held, played }: { held: Held; played: Played | null }) {
  const { deposit: kind } = useBrand().layout;
  const prize = usePrize();
  const slices = slicesOf(held.prizes);
  const stop = played ? 360 - angleOf(slices, played.number, played.key) : 0;
  const looks = s.looks[kind];
  const pieces = anglesOf(slices).map(({ slice, start, end }) => {
    const place = held.prizes.findIndex(({ key }) => key === slice.key);
    const middle = (start + end) / 2;
    return {
      ...{ id: slice.from, start, end, middle, rest: (middle + stop) % 360 },
      ...{ look: looks[place % looks.length]!, name: prize(held.prizes[place]!) },
    };
  });
  const isNamed = ({ start, end }: { start: number; end: number }) => end - start > NAMED;
  return (
    <svg viewBox="0 0 400 400" className={s.wheel} aria-hidden="true" focusable="false">
      <Rim kind={kind} />
      <g key={played?.id ?? "still"} className={played ? s.turning : undefined}>
        <g transform={`rotate(${stop} ${CENTRE} ${CENTRE})`}>
          {pieces.map((piece) => (
            <g key={piece.id}>
              <path d={sector(piece)} className={piece.look.ground} />
              {isNamed(piece) && <Name {...piece} />}
            </g>
          ))}
          {pieces
            .filter((piece) => !isNamed(piece))
            .map((piece) => (
              <Flag key={piece.id} {...piece} />
            ))}
        </g>
      </g>
      <Hub kind={kind} />
      <Pointer kind={kind} />
    </svg>
  );
}

function sector({ start, end }: { start: number; end: number }) {
  const [x1, y1] = pointAt(start, RADIUS);
  const [x2, y2] = pointAt(end, RADIUS);
  const isWide = end - start > 180 ? 1 : 0;
  return `M${CENTRE} ${CENTRE}L${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${x2} ${y2}Z`;
}

type Word = {
  name: string;
  /** Where the piece is on the wheel, and where it comes to rest, in degrees from the top. */
  middle: number;
  rest: number;
};

/** A name along its piece, from the rim on the left half and towards it on the right. */
function Name({ name, middle, rest, look }: Word & { look: { name: string } }) {
  const isRight = rest < 180;
  return (
    <text
      x={CENTRE}
      y={NAME_Y}
      transform={`rotate(${middle} ${CENTRE} ${CENTRE}) rotate(${isRight ? -90 : 90} ${CENTRE} ${NAME_Y})`}
      textAnchor={isRight ? "end" : "start"}
      fontSize={NAME_SIZE}
      className={look.name}
    >
      {name}
    </text>
  );
}

/** The name of a piece that is too narrow for it, on a flag at the rim. */
function Flag({ name, middle, rest }: Word) {
  const width = 28 + name.length * 11;
  const isLow = rest > 90 && rest < 270;
  return (
    <g transform={`rotate(${middle} ${CENTRE} ${CENTRE})`}>
      <path d={`M${CENTRE - 6} ${FLAG_Y + 10}h12l-6 12z`} className={s.flagPoint} />
      <rect
        x={CENTRE - width / 2}
        y={FLAG_Y - 16}
        width={width}
        height={32}
        rx={16}
        className={s.flag}
      />
      <text
        x={CENTRE}
        y={FLAG_Y}
        transform={isLow ? `rotate(180 ${CENTRE} ${FLAG_Y})` : undefined}
        textAnchor="middle"
        fontSize={NAME_SIZE}
        className={s.flagName}
      >
        {name}
      </text>
    </g>
  );
}
