import { monoline } from "../draw/monoline.ts";
import { star } from "../draw/shapes.ts";
import { num, path, rect, stroke } from "../draw/svg.ts";
import { INK, type Logo, words } from "./logo-words.ts";

function avispa(): Logo {
  const comb = path(
    "M17 2L31 10V28L17 36L3 28V10ZM17 8L8.5 13V17.5H25.5V13ZM8.5 21V25L17 30L25.5 25V21Z",
    INK,
    'fill-rule="evenodd"',
  );
  const { d, right } = words("AVISPA", { face: "russo", size: 28, x: 40, lean: 0.18 });
  return { drawn: comb + path(d, INK), width: right + 5 };
}

function airen(): Logo {
  const { drawn, right, at } = monoline("airen", { x: 4, y: 33, gap: 9, weight: 5.2, ink: INK });
  const x = at[3] ?? 0;
  const accent = stroke(`M${num(x + 7)} 6.5L${num(x + 13)} 2.6`, INK, 4);
  return { drawn: drawn + accent, width: right + 5 };
}

function imesa(): Logo {
  const { d, right } = words("IMESA", { face: "russo", size: 23, spacing: 5, x: 42, y: 28 });
  const table =
    rect(3, 8, 30, 6, INK, 'rx="3"') + path("M8 14H14L11 33H5ZM22 14H28L31 33H25Z", INK);
  return { drawn: table + path(d, INK), width: right };
}

function trifuego(): Logo {
  const flame = (x: number, scale: number) =>
    path(
      "M0 0C-9 -4 -8 -13 -2 -18C-2 -13 2 -13 2 -22C9 -16 10 -4 0 0Z",
      INK,
      `transform="translate(${x} 33) scale(${scale})"`,
    );
  const { d, right } = words("TRIFUEGO", { face: "luckiest", size: 27, x: 43 });
  return {
    drawn: flame(7, 0.74) + flame(20, 1.28) + flame(33, 0.74) + path(d, INK),
    width: right,
  };
}

function iarena(): Logo {
  const { drawn, right } = monoline("ıarena", { x: 6, y: 28, gap: 7, weight: 6, ink: INK });
  const stands = stroke(`M5 34.5Q${Math.round(right / 2)} 40.5 ${Math.round(right)} 34.5`, INK, 3);
  return { drawn: drawn + path(star(6, 4.6, 5, 4.6, 2), INK) + stands, width: right + 5 };
}

export const esportsLogos: Record<string, () => Logo> = {
  AV: avispa,
  AI: airen,
  IMES: imesa,
  TF: trifuego,
  IA: iarena,
};
