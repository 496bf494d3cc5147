import { useBrand } from "#app/frame/use-site.ts";
import type { Held, Played } from "../route.tsx";
import { usePrize } from "../use-prize.ts";
import { CENTRE, pointAt } from "./round.ts";
import { angleOf, anglesOf, slicesOf } from "./slices.ts";
import * as s from "./wheel.css.ts";
import { Hub, Pointer, Rim } from "./wheel-parts.tsx";

const RADIUS = 168;

/**
 * The wheel by its exact shares, in the brand's shape. After a play it turns once and stops at the drawn
 * number. The words beside it say the same.
 */
export function Wheel({ held, played }: { held: Held; played: Played | null }) {
  const { deposit: kind } = useBrand().layout;
  const prize = usePrize();
  const slices = slicesOf(held.prizes);
  const stop = played ? 360 - angleOf(slices, played.number, played.key) : 0;
  const nameOf = (key: string) => prize(held.prizes.find((one) => one.key === key)!);
  const order = held.prizes.map(({ key }) => key);
  return (
    <svg viewBox="0 0 400 400" className={s.wheel} aria-hidden="true" focusable="false">
      <Rim kind={kind} />
      <g key={played?.id ?? "still"} className={played ? s.turning : undefined}>
        <g transform={`rotate(${stop} ${CENTRE} ${CENTRE})`}>
          {anglesOf(slices).map(({ slice, start, end }) => {
            const [x1, y1] = pointAt(start, RADIUS);
            const [x2, y2] = pointAt(end, RADIUS);
            const isWide = end - start > 180 ? 1 : 0;
            const middle = (start + end) / 2;
            const looks = s.looks[kind];
            const look = looks[order.indexOf(slice.key) % looks.length]!;
            return (
              <g key={slice.from}>
                <path
                  d={`M${CENTRE} ${CENTRE}L${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${isWide} 1 ${x2} ${y2}Z`}
                  className={look.ground}
                />
                {end - start > 8 && (
                  <text
                    x={CENTRE}
                    y={CENTRE - RADIUS + 10}
                    transform={`rotate(${middle} ${CENTRE} ${CENTRE}) rotate(90 ${CENTRE} ${CENTRE - RADIUS + 10})`}
                    className={look.name}
                  >
                    {nameOf(slice.key)}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      </g>
      <Hub kind={kind} />
      <Pointer kind={kind} />
    </svg>
  );
}
