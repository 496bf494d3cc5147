import type { Skin } from "../page/skin.ts";

/** The figures of the cover, who stand beside the machine, or behind its sign where that is upright. */
export const heroes = (skin: Skin) => pair(skin, "heroLead", "heroSecond");

export const heroesOfSign = (skin: Skin) => pair(skin, "heroSign", "heroSignSecond");

function pair({ heroes: icons }: Skin, leadPlace: string, secondPlace: string) {
  const [lead, second] = icons ? ["figure-lead", "figure-second"] : ["symbol-H1", "symbol-H2"];
  return `${figure(lead!, leadPlace)}${figure(second!, secondPlace)}`;
}

const figure = (drawing: string, place: string) =>
  `<span class="hero ${place}" aria-hidden="true"><svg viewBox="0 0 100 100"><use href="#${drawing}"/></svg></span>`;
