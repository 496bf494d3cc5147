import { monoline } from "../draw/monoline.ts";
import { star } from "../draw/shapes.ts";
import { num, path, rect, stroke } from "../draw/svg.ts";
import { esportsLogos } from "./esports-logos.ts";
import { INK, type Logo, words } from "./logo-words.ts";
import { lotteryLogos } from "./lottery-logos.ts";

const HEIGHT = 40;

function tepozan(): Logo {
  const { d, right } = words("TEPOZÁN", { face: "luckiest", size: 29, x: 30 });
  const leafs = "M12 34C2 26 2 12 12 4C22 12 22 26 12 34ZM12 34V14";
  const cut = stroke("M12 36V15M12 27L17 21M12 23L7 17", "#fff", 2);
  return {
    drawn: `<mask id="m"><rect width="60" height="40" fill="#fff"/>${cut.replaceAll("#fff", "#000")}</mask>${path(leafs, INK, 'mask="url(#m)"')}${path(d, INK)}`,
    width: right,
  };
}

function lucierna(): Logo {
  const { drawn, right, at } = monoline("lucıerna", {
    x: 4,
    y: 33,
    gap: 6.5,
    weight: 3.2,
    ink: INK,
  });
  const x = at[3]!;
  return { drawn: drawn + path(star(x, 7, 4, 6.6, 2), INK), width: right + 4 };
}

function cantera(): Logo {
  const { d, right } = words("CANTERA", { face: "russo", size: 27 });
  const nine = words("9", { face: "russo", size: 26, x: right + 13.5 });
  const tile = rect(right + 7, 5, nine.right - right - 1, 30, INK, 'rx="7" mask="url(#m)"');
  const mask = `<mask id="m"><rect width="300" height="40" fill="#fff"/>${path(nine.d, "#000")}</mask>`;
  return { drawn: mask + path(d, INK) + tile, width: nine.right + 6 };
}

function olaviva(): Logo {
  const { drawn, right } = monoline("olaviva", { x: 4, y: 29.5, gap: 7.5, weight: 6, ink: INK });
  const wave = stroke(
    `M4 37q${num((right - 8) / 8)} -3.4 ${num((right - 4) / 4)} 0t${num((right - 4) / 4)} 0t${num((right - 4) / 4)} 0t${num((right - 4) / 4)} 0`,
    INK,
    2.6,
  );
  return { drawn: drawn + wave, width: right + 4 };
}

function farolillo(): Logo {
  const { d, right } = words("Farolillo", { face: "lilita", size: 32, x: 27 });
  const lantern =
    rect(6, 4, 9, 3.4, INK, 'rx="1.5"') +
    path(
      "M4 9H17C22 16 22 24 17 31H4C-1 24 -1 16 4 9ZM7.5 9.5Q3.5 20 7.5 30.5L6 30.5Q1 20 6 9.5ZM13.5 9.5Q17.5 20 13.5 30.5L15 30.5Q20 20 15 9.5Z",
      INK,
      'fill-rule="evenodd"',
    ) +
    rect(6, 32.6, 9, 3.4, INK, 'rx="1.5"');
  return { drawn: lantern + path(d, INK), width: right };
}

function volcana(): Logo {
  const { d, right } = words("VOLCANA", { face: "titan", size: 25, x: 36, lean: 0.12 });
  const peak = path(
    "M0 31L11 9L15 13L19 8L30 31ZM12 5.5a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0",
    INK,
  );
  return { drawn: peak + path(d, INK), width: right + 4 };
}

function tintaBrava(): Logo {
  const tinta = words("Tinta", { face: "lilita", size: 31, lean: 0.16 });
  const drop = path(
    `M${num(tinta.right + 11)} 6C${num(tinta.right + 17)} 14 ${num(tinta.right + 20)} 19 ${num(tinta.right + 20)} 23a9 9 0 0 1 -18 0C${num(tinta.right + 2)} 19 ${num(tinta.right + 5)} 14 ${num(tinta.right + 11)} 6Z`,
    INK,
  );
  const brava = words("Brava", { face: "lilita", size: 31, lean: 0.16, x: tinta.right + 25 });
  return { drawn: path(tinta.d + brava.d, INK) + drop, width: brava.right + 3 };
}

function barrilete(): Logo {
  const { d, right } = words("barrilete", { face: "titan", size: 27, x: 31 });
  const kite =
    path("M12 2L23 14L12 32L1 14ZM12 6V26M4 14H20", INK, 'fill-rule="evenodd"') +
    stroke("M12 32q6 3 2 6", INK, 2);
  const cut = `<mask id="m"><rect width="60" height="40" fill="#fff"/>${stroke("M12 2V32M1 14H23", "#000", 2)}</mask>`;
  return { drawn: `${cut}<g mask="url(#m)">${kite}</g>${path(d, INK)}`, width: right };
}

function norvela(): Logo {
  const { d, right } = words("NORVELA", {
    face: "russo",
    size: 21,
    spacing: 9,
    y: 28,
    stretch: 0.9,
  });
  return { drawn: path(d, INK), width: right };
}

function picaflor(): Logo {
  const { drawn, right } = monoline("picaflor", { x: 4, y: 29, gap: 6.5, weight: 4.6, ink: INK });
  return { drawn, width: right };
}

function gradaNorte(): Logo {
  const stripes = [0, 1, 2]
    .map((at) =>
      path(
        `M${at * 7.5} 31L${at * 7.5 + 6} ${23 - at * 7}H${at * 7.5 + 12}L${at * 7.5 + 6} 31Z`,
        INK,
      ),
    )
    .join("");
  const { d, right } = words("GRADA NORTE", {
    face: "russo",
    size: 26,
    stretch: 0.78,
    lean: 0.18,
    x: 33,
  });
  return { drawn: stripes + path(d, INK), width: right + 5 };
}

function suerteria(): Logo {
  const leaf = (angle: number) =>
    `<g transform="translate(14 17) rotate(${angle})">${path("M0 0C-12 -6 -8 -17 0 -12C8 -17 12 -6 0 0Z", INK)}</g>`;
  const clover =
    [0, 90, 180, 270].map((angle) => leaf(angle + 45)).join("") +
    stroke("M15 19Q18 28 24 33", INK, 3);
  const { d, right } = words("SUERTERÍA", { face: "luckiest", size: 27, x: 34 });
  return { drawn: clover + path(d, INK), width: right };
}

const logos: Record<string, () => Logo> = {
  TEPOZAN: tepozan,
  LUCIERNA: lucierna,
  CANTERA9: cantera,
  OLAVIVA: olaviva,
  FAROLILLO: farolillo,
  VOLCANA: volcana,
  TINTABRAVA: tintaBrava,
  BARRILETE: barrilete,
  NORVELA: norvela,
  PICAFLOR: picaflor,
  GRADANORTE: gradaNorte,
  SUERTERIA: suerteria,
  ...lotteryLogos,
  ...esportsLogos,
};

/** A vendor's wordmark in black, 40 high, so that a CSS mask can give it any colour. */
export function vendorLogo(code: string): string {
  const draw = logos[code];
  if (!draw) throw new Error(`${code} has no logo`);
  const { drawn, width } = draw();
  const wide = Math.ceil(width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${HEIGHT}" width="${wide}" height="${HEIGHT}">${drawn}</svg>\n`;
}
