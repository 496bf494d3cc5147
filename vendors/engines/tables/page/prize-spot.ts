import { isEmblem, PRIZE_PAYS, PRIZES } from "../rules/money-wheel.ts";

/** A place of the wheel's board: its emblem with its name, or its number. */
export function prizeSpot(id: string, name: string, pays: string): string {
  const prize = PRIZES.find((one) => one === id)!;
  const shown = isEmblem(prize)
    ? `<svg class="prizeMark" viewBox="0 0 100 100" aria-hidden="true"><use href="#prize-${id}"/></svg><span class="spotName">${name}</span>`
    : `<span class="prizeNumber" aria-hidden="true">${PRIZE_PAYS[prize]}</span><span class="quiet">${name}</span>`;
  return `<button class="spot spot-${id} prize-${id}" type="button" data-spot="${id}">${shown}<span class="spotPays">${pays}</span><span class="betRing" aria-hidden="true"></span><span class="spotChip" hidden></span></button>`;
}
