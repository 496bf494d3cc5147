import type { Bets } from "../engines/engine.ts";

/** One play of a round, read from its detail: enough to draw what the player saw at its end. */
export type Play = {
  kind: "base" | "free";
  /** In 1/10,000. */
  stake: bigint;
  stops: readonly number[];
  bets: Bets | null;
  language: string;
  currency: string;
  currencySymbol: string;
  country: string;
};

/** A picture that loads and runs nothing, and its description in words. */
export type Picture = { svg: string; alt: string };

/** Wraps a picture's parts. It uses only fonts that every system has. */
export function svgOf(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>
text{font-family:"Arial Rounded MT Bold","Segoe UI",system-ui,sans-serif;font-weight:800}
.letter{font-family:"Arial Black","Segoe UI Black",Impact,sans-serif;stroke-linejoin:round}
.ribbonText{font-weight:800;letter-spacing:.4px;fill:#fff;stroke:#2a0d02;stroke-width:3px;paint-order:stroke;stroke-linejoin:round}
.pip{fill:#1b1722}.pipRed{fill:#c1102c}
</style>${body}</svg>`;
}

/** Fills values into a text: "{count} a {total}". */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}
