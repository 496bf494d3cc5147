import { arch, petals } from "../draw/shapes.ts";
import { circle, path, rect } from "../draw/svg.ts";
import { type BrandMark, document } from "./brand-mark.ts";

const RED = "#C8102E";
const SUN = "#FFC845";

/** The sun rising inside an arch. */
function sunInArch(red: string): string {
  return (
    `<clipPath id="arch"><path d="${arch(0, 0, 38, 44)}"/></clipPath><g clip-path="url(#arch)">` +
    rect(0, 0, 38, 44, red) +
    path(petals(19, 36, { base: 11, long: 29, short: 24 }, 20), SUN) +
    circle(19, 36, 13.4, red) +
    circle(19, 36, 10.6, SUN) +
    "</g>"
  );
}

function logo(ink: string, red: string): string {
  const bowls = [60, 104, 127.4].map((x) => circle(x, 29, 9.6, "none")).join("");
  const stems = "M69.6 19.6V38.6M82 7.5V38.6M94.4 7.5V38.6M137 19.6V38.6";
  return document(
    142,
    44,
    sunInArch(red),
    `<g fill="none" stroke="${ink}" stroke-width="6.2" stroke-linecap="round">${bowls}<path d="${stems}"/></g>`,
  );
}

/** The half sun under the current item of the navigation. */
export const albaSun = document(
  32,
  18,
  path(petals(16, 18, { base: 8, long: 16, short: 13 }, 16), "#F4B223"),
  circle(16, 18, 7.4, "#F4B223"),
);

const onGround = (radius: number): string =>
  document(
    64,
    64,
    rect(0, 0, 64, 64, "#FFF0D6", `rx="${radius}"`),
    `<g transform="translate(11.6 8) scale(1.075)">${sunInArch(RED)}</g>`,
  );

export const albaMark: BrandMark = {
  code: "alba",
  logo: logo("#2C0E12", RED),
  logoDark: logo("#FFF2DF", "#D31A38"),
  icon: onGround(0),
  favicon: onGround(16),
};
