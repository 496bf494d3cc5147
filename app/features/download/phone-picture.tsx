import type { ReactNode } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import sprite from "#app/ui/media/icons.svg?url&no-inline";
import * as s from "./phone-picture.css.ts";

export type Scene = "share" | "sheet" | "menu" | "dropdown" | "home";

/** A phone drawn in the brand's colours, with the button to press marked; it needs no words. */
export function PhonePicture({ scene }: { scene: Scene }) {
  const Content = scenes[scene];
  return (
    <svg viewBox="0 0 160 220" className={s.phone} aria-hidden="true">
      <rect x="22" y="4" width="116" height="236" rx="20" className={s.body} />
      <rect x="28" y="10" width="104" height="224" rx="15" className={s.screen} />
      <rect x="66" y="15" width="28" height="6" rx="3" className={s.body} />
      <Content />
    </svg>
  );
}

const scenes: Record<Scene, () => ReactNode> = {
  share: Share,
  sheet: Sheet,
  menu: Menu,
  dropdown: Dropdown,
  home: Home,
};

/** The site as it looks in a browser. */
function Page() {
  const { icon } = useBrand();
  return (
    <>
      <image href={icon} x="36" y="42" width="16" height="16" />
      <rect x="58" y="46" width="34" height="8" rx="4" className={s.line} />
      <rect x="36" y="66" width="88" height="44" rx="8" className={s.hero} />
      {[36, 67, 98].map((x) => (
        <rect key={x} x={x} y="118" width="26" height="34" rx="6" className={s.line} />
      ))}
    </>
  );
}

function Glyph({ name, x, y, size = 18 }: { name: string; x: number; y: number; size?: number }) {
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={s.glyph}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

function Ring({ x, y, r = 17 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} className={s.ring} />;
}

function Share() {
  return (
    <>
      <Page />
      <rect x="28" y="176" width="104" height="44" className={s.bar} />
      <Glyph name="chevron-left" x={37} y={188} />
      <Glyph name="book-open" x={105} y={188} />
      <Ring x={80} y={197} />
      <Glyph name="share" x={71} y={188} />
    </>
  );
}

function Sheet() {
  return (
    <>
      <Page />
      <rect x="28" y="10" width="104" height="210" rx="15" className={s.shade} />
      <rect x="28" y="104" width="104" height="130" rx="14" className={s.sheet} />
      <rect x="40" y="118" width="46" height="6" rx="3" className={s.line} />
      <rect x="36" y="134" width="88" height="34" rx="9" className={s.chosen} />
      <rect x="44" y="148" width="44" height="6" rx="3" className={s.onChosen} />
      <Glyph name="square-plus" x={100} y={142} />
      <rect x="36" y="176" width="88" height="34" rx="9" className={s.bar} />
      <rect x="44" y="190" width="36" height="6" rx="3" className={s.line} />
    </>
  );
}

function Menu() {
  return (
    <>
      <g transform="translate(0 18)">
        <Page />
      </g>
      <rect x="34" y="28" width="68" height="20" rx="10" className={s.bar} />
      <rect x="42" y="35" width="36" height="6" rx="3" className={s.line} />
      <Ring x={116} y={38} r={15} />
      <Glyph name="ellipsis-vertical" x={107} y={29} />
    </>
  );
}

function Dropdown() {
  return (
    <>
      <g transform="translate(0 18)">
        <Page />
      </g>
      <rect x="28" y="10" width="104" height="210" rx="15" className={s.shade} />
      <rect x="52" y="32" width="74" height="150" rx="10" className={s.sheet} />
      {[46, 68, 140, 162].map((y) => (
        <rect key={y} x="62" y={y} width={y % 4 ? 40 : 48} height="6" rx="3" className={s.line} />
      ))}
      <rect x="56" y="88" width="66" height="38" rx="8" className={s.chosen} />
      <Glyph name="download" x={60} y={98} />
      <rect x="82" y="104" width="34" height="6" rx="3" className={s.onChosen} />
    </>
  );
}

function Home() {
  const { icon } = useBrand();
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <>
      <rect x="28" y="10" width="104" height="224" rx="15" className={s.wall} />
      {places.map((place) => (
        <rect
          key={place}
          x={40 + (place % 3) * 30}
          y={44 + Math.floor(place / 3) * 38}
          width="22"
          height="22"
          rx="6"
          className={s.app}
        />
      ))}
      <Ring x={111} y={131} r={20} />
      <image href={icon} x="97" y="117" width="28" height="28" />
    </>
  );
}
