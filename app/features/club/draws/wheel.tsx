import type { Held, Played } from "./route.tsx";
import { angleOf, anglesOf, slicesOf } from "./slices.ts";
import { usePrize } from "./use-prize.ts";
import * as s from "./wheel.css.ts";

const CENTRE = 200;
const RADIUS = 168;
const LAMPS = 24;

const pointAt = (angle: number, radius: number) => {
  const turned = ((angle - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(CENTRE + radius * Math.cos(turned)), round(CENTRE + radius * Math.sin(turned))];
};

/**
 * The wheel by its exact shares. After a play it stands at the number that was drawn, and turns there
 * once; the words beside it say the same to who does not see it.
 */
export function Wheel({ held, played }: { held: Held; played: Played | null }) {
  const prize = usePrize();
  const slices = slicesOf(held.prizes);
  const stop = played ? 360 - angleOf(slices, played.number, played.key) : 0;
  const nameOf = (key: string) => prize(held.prizes.find((one) => one.key === key)!);
  const order = held.prizes.map(({ key }) => key);
  return (
    <svg viewBox="0 0 400 400" className={s.wheel} aria-hidden="true" focusable="false">
      <circle cx={CENTRE} cy={CENTRE} r={194} className={s.rim} />
      {Array.from({ length: LAMPS }, (_, at) => pointAt((at * 360) / LAMPS, 181)).map(
        ([x, y], at) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r={4.5} className={at % 2 ? s.lamp : s.dimLamp} />
        ),
      )}
      <g key={played?.id ?? "still"} className={played ? s.turning : undefined}>
        <g transform={`rotate(${stop} ${CENTRE} ${CENTRE})`}>
          {anglesOf(slices).map(({ slice, start, end }) => {
            const [x1, y1] = pointAt(start, RADIUS);
            const [x2, y2] = pointAt(end, RADIUS);
            const isWide = end - start > 180 ? 1 : 0;
            const middle = (start + end) / 2;
            const look = s.looks[order.indexOf(slice.key) % s.looks.length]!;
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
      <circle cx={CENTRE} cy={CENTRE} r={34} className={s.hub} />
      <path
        d="M200 178l6.5 13.4 14.7 2-10.7 10.3 2.6 14.6-13.1-7-13.1 7 2.6-14.6-10.7-10.3 14.7-2z"
        className={s.star}
      />
      <path d="M184 4h32l-16 40z" className={s.pointer} />
    </svg>
  );
}
