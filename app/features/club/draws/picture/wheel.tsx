import { useBrand } from "#app/frame/use-site.ts";
import type { Held, Played } from "../route.tsx";
import { usePrize } from "../use-prize.ts";
import { CENTRE, pointAt } from "./round.ts";
import { angleOf, anglesOf, slicesOf } from "./slices.ts";
import * as s from "./wheel.css.ts";
import { Hub, Pointer, Rim } from "./wheel-parts.tsx";

const RADIUS = 168;
const NAME_Y = CENTRE - RADIUS + 10;
/** Twelve pixels where a small phone has the wheel at six tenths of its size. */
const NAME_SIZE = 20;
/** About the width of one bold character of a name. */
const CHARACTER = 10.8;
/** The least width of a piece at the inner end of its name. */
const NAME_ROOM = 18;
const TAG_HEIGHT = 26;

/**
 * The wheel by its exact shares, in the brand's shape, with every name along its piece. After a play it
 * turns once and stops at the drawn number, no name on its head. The words beside it say the same.
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
  return (
    <svg viewBox="0 0 400 400" className={s.wheel} aria-hidden="true" focusable="false">
      <Rim kind={kind} />
      <g key={played?.id ?? "still"} className={played ? s.turning : undefined}>
        <g transform={`rotate(${stop} ${CENTRE} ${CENTRE})`}>
          {pieces.map((piece) => (
            <g key={piece.id}>
              <path d={sector(piece)} className={piece.look.ground} />
              {hasRoom(piece) && <Name {...piece} look={piece.look.name} />}
            </g>
          ))}
          {pieces
            .filter((piece) => !hasRoom(piece))
            .map((piece) => (
              <Tag key={piece.id} {...piece} />
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

const widthOf = (name: string) => name.length * CHARACTER;

/** True for a piece that is wide enough where its name ends. */
function hasRoom({ start, end, name }: Pick<Word, "name"> & { start: number; end: number }) {
  const inner = CENTRE - NAME_Y - widthOf(name);
  return 2 * inner * Math.sin(((end - start) * Math.PI) / 360) >= NAME_ROOM;
}

/** A name along its piece, from the rim on the left half and towards it on the right. */
function Name({ name, middle, rest, look }: Word & { look: string }) {
  const isRight = rest < 180;
  return (
    <text
      x={CENTRE}
      y={NAME_Y}
      transform={`rotate(${middle} ${CENTRE} ${CENTRE}) rotate(${isRight ? -90 : 90} ${CENTRE} ${NAME_Y})`}
      textAnchor={isRight ? "end" : "start"}
      fontSize={NAME_SIZE}
      className={look}
    >
      {name}
    </text>
  );
}

/** The name of a piece that is too narrow for it, on a tag that hangs from the rim along the piece. */
function Tag(word: Word) {
  return (
    <>
      <rect
        x={CENTRE - TAG_HEIGHT / 2}
        y={NAME_Y - 12}
        width={TAG_HEIGHT}
        height={widthOf(word.name) + 24}
        rx={TAG_HEIGHT / 2}
        transform={`rotate(${word.middle} ${CENTRE} ${CENTRE})`}
        className={s.tag}
      />
      <Name {...word} look={s.tagName} />
    </>
  );
}
