import { useBrand } from "#app/frame/use-site.ts";
import * as s from "./envelope-picture.css.ts";

type Kind = keyof typeof SHAPES;

/** Paper, flap and seal of each shape: an arch with a sun, a cut stone, or a wave with a buoy. */
const SHAPES = {
  arch: {
    paper:
      "M-56-28a14 14 0 0 1 14-14h84a14 14 0 0 1 14 14v56a14 14 0 0 1-14 14h-84a14 14 0 0 1-14-14z",
    flap: "M-54-34C-34 30 34 30 54-34",
    opened: "M-54-32C-34-98 34-98 54-32z",
    seal: "M0-9l3.7 6.2 6.9-1.8-1.8 6.9L15 5l-6.2 3.7 1.8 6.9-6.9-1.8L0 20l-3.7-6.2-6.9 1.8 1.8-6.9L-15 5l6.2-3.7-1.8-6.9 6.9 1.8z",
  },
  square: {
    paper: "M-46-42h92l10 10v64l-10 10h-92l-10-10v-64z",
    flap: "M-55-33L0 14 55-33",
    opened: "M-55-32L0-92 55-32z",
    seal: "M0-10l17 17L0 24-17 7z",
  },
  buoy: {
    paper: "M-48-42h96a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-68a8 8 0 0 1 8-8z",
    flap: "M-56-16q14 18 28 2t28 2 28-2 28-2",
    opened: "M-54-34q8-44 54-44t54 44z",
    seal: "M0-12a15 15 0 1 1 0 30 15 15 0 1 1 0-30z",
  },
} as const;

/** An envelope in the brand's shape and colours, closed or open with its letter. */
export function EnvelopePicture({ isOpen = false }: { isOpen?: boolean }) {
  const { deposit: kind } = useBrand().layout;
  const { paper, flap, opened, seal } = SHAPES[kind satisfies Kind];
  const looks = s.looks[kind];
  return (
    <svg
      viewBox={isOpen ? "-64 -100 128 148" : "-62 -48 124 96"}
      className={s.picture}
      aria-hidden="true"
      focusable="false"
    >
      {isOpen && (
        <>
          <path d={opened} className={looks.inside} />
          <path d="M-42-76h84v80h-84z" className={s.letter} />
          <path d="M-24-58h48M-24-44h48M-24-30h30" className={s.lines} />
        </>
      )}
      <path d={isOpen ? FRONT[kind] : paper} className={looks.paper} />
      {!isOpen && <path d={flap} className={looks.fold} />}
      <path d={seal} className={looks.seal} />
      {kind === "square" && <path d="M-17 7h34M0-10v34" className={looks.cut} />}
      {kind === "buoy" && <path d="M0-6a9 9 0 1 1 0 18 9 9 0 1 1 0-18z" className={looks.cut} />}
      {kind === "arch" && <path d="M0-2a7 7 0 1 1 0 14 7 7 0 1 1 0-14z" className={looks.cut} />}
    </svg>
  );
}

/** The front of an open envelope, cut where the letter comes out. */
const FRONT: Record<Kind, string> = {
  arch: "M-56-32Q0 34 56-32v60a14 14 0 0 1-14 14h-84a14 14 0 0 1-14-14z",
  square: "M-56-32L0 10 56-32v64l-10 10h-92l-10-10z",
  buoy: "M-56-30q14 20 28 6t28 4 28-4 28-6v64a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8z",
};
