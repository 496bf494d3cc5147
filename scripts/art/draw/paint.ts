import type { Material } from "#vendors/catalogue/materials.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";

/** The state of every drawing function: a seeded random source, fresh ids and the palette. */
export type Paint = {
  random: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** A new id: icon bodies and gradients share one document. */
  id: () => string;
  /** The light in the middle, the main tone, the dark edge and the colour of light itself. */
  light: string;
  tone: string;
  dark: string;
  ray: string;
  /** What the things of a slot's cover are made of, as its symbols are; the figures by rank. */
  worked?: { material: Material; figures: readonly string[] };
};

/** Mulberry32 over a hash of the key: a picture changes only when its own data does. */
function seeded(key: string): () => number {
  let state = 2166136261;
  for (const char of key) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createPaint(key: string, palette: CatalogueGame["palette"]): Paint {
  const random = seeded(key);
  let ids = 0;
  const [light, tone, dark] = palette.backdrop;
  return {
    random,
    between: (low, high) => low + random() * (high - low),
    pick: (list) => list[Math.floor(random() * list.length)]!,
    id: () => `i${++ids}`,
    light,
    tone,
    dark,
    ray: palette.ray,
  };
}
