import { CENTRE, pointAt, sides } from "./round.ts";
import * as s from "./wheel.css.ts";

export type Kind = "arch" | "square" | "buoy";

const LAMPS = 24;
const PETALS = 36;
const RAYS = 12;

/** The ring around the wheel: petals of gold, a frame of tubes with square lamps, or a lifebuoy. */
export function Rim({ kind }: { kind: Kind }) {
  if (kind === "buoy") return <Buoy />;
  return (
    <>
      {kind === "arch" &&
        sides(PETALS).map((angle) => {
          const [x, y] = pointAt(angle, 184);
          return <circle key={angle} cx={x} cy={y} r={15} className={s.petal} />;
        })}
      <circle cx={CENTRE} cy={CENTRE} r={kind === "arch" ? 186 : 192} className={s.rim[kind]} />
      {sides(LAMPS).map((angle, at) => (
        <Lamp key={angle} kind={kind} angle={angle} isLit={at % 2 === 0} />
      ))}
    </>
  );
}

function Lamp({ kind, angle, isLit }: { kind: Kind; angle: number; isLit: boolean }) {
  const look = isLit ? s.lamp : s.dimLamp;
  const [x, y] = pointAt(angle, kind === "arch" ? 177 : 180);
  if (kind === "arch") return <circle cx={x} cy={y} r={4.5} className={look} />;
  return (
    <rect
      x={x - 5}
      y={y - 5}
      width={10}
      height={10}
      transform={`rotate(${angle + 45} ${x} ${y})`}
      className={look}
    />
  );
}

function Buoy() {
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={196} className={s.rope} />
      <circle cx={CENTRE} cy={CENTRE} r={180} className={s.ring} />
      <circle cx={CENTRE} cy={CENTRE} r={180} className={s.bands} />
    </>
  );
}

/** What stands in the middle and does not turn: a sun, a cut stone or a star on a float. */
export function Hub({ kind }: { kind: Kind }) {
  if (kind === "arch") {
    return (
      <>
        <path d={sun(46, 36)} className={s.rays} />
        <circle cx={CENTRE} cy={CENTRE} r={31} className={s.hub[kind]} />
        <path d="M180 206a20 20 0 0 1 40 0z" className={s.sign[kind]} />
        <path d="M176 212h48" className={s.stroke} />
      </>
    );
  }
  if (kind === "square") {
    return (
      <>
        <path d="M200 156l44 44-44 44-44-44z" className={s.hub[kind]} />
        <path d="M200 172l28 28-28 28-28-28z" className={s.sign[kind]} />
        <path d="M172 200h56M200 172l-10 28 10 28M200 172l10 28-10 28" className={s.stroke} />
      </>
    );
  }
  return (
    <>
      <circle cx={CENTRE} cy={CENTRE} r={34} className={s.hub[kind]} />
      <path
        d="M200 178l6.5 13.4 14.7 2-10.7 10.3 2.6 14.6-13.1-7-13.1 7 2.6-14.6-10.7-10.3 14.7-2z"
        className={s.sign[kind]}
      />
    </>
  );
}

/** A star of rays around the centre. */
function sun(outer: number, inner: number) {
  const points = sides(RAYS * 2).map((angle, at) => pointAt(angle, at % 2 ? inner : outer));
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** They end above the names, so that the drawn one is read in full. */
const POINTERS: Record<Kind, string> = {
  arch: "M180 2a20 20 0 0 1 40 0q0 12-20 37-20-25-20-37z",
  square: "M181-4h38v13l-19 30-19-30z",
  buoy: "M200 39c-12-18-19-26-19-37a19 17 0 0 1 38 0c0 11-7 19-19 37z",
};

export function Pointer({ kind }: { kind: Kind }) {
  return <path d={POINTERS[kind]} className={s.pointer} />;
}
