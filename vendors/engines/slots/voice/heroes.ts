import { escapeHtml } from "../../shared/page/html.ts";
import type { Skin } from "../page/skin.ts";

/** The figures of the cover, who stand beside the machine, or behind its sign where that is upright. */
export function heroes({ heroes: [lead, second] }: Skin): string {
  return `${figure(lead, "heroLead")}${figure(second, "heroSecond")}`;
}

export function heroesOfSign({ heroes: [lead, second] }: Skin): string {
  return `${figure(lead, "heroSign")}${figure(second, "heroSignSecond")}`;
}

function figure(name: string, place: string) {
  const drawn = name.startsWith("symbol-")
    ? `<svg viewBox="0 0 100 100"><use href="#${name}"/></svg>`
    : `<img src="/media/icons/${escapeHtml(name)}.webp" alt="" width="192" height="192" decoding="async">`;
  return `<span class="hero ${place}" aria-hidden="true">${drawn}</span>`;
}
