import { lookName } from "#scripts/screens/look.ts";
import { hasFault, isChanged } from "./judge/judge-shot.ts";
import type { Judged } from "./shot.ts";

/** For a reader of the log: a line for each shot that a person must check, and the total. */
export function shotsText(shots: readonly Judged[]): string {
  const lines = shots.filter((shot) => hasFault(shot) || isChanged(shot)).flatMap(linesOf);
  const count = (kind: Judged["kind"]) => shots.filter((shot) => shot.kind === kind).length;
  const kept = count("none") === shots.length ? "nothing was kept yet" : `${count("same")} as kept`;
  const sum = [
    `${shots.length} shots: ${kept}`,
    `${count("differs")} differ`,
    ...(count("new") > 0 ? [`${count("new")} new`] : []),
    `${shots.filter(hasFault).length} with faults`,
  ];
  return [...lines, sum.join(", ")].join("\n");
}

function linesOf(shot: Judged): string[] {
  const { path, look, isMember, kind, difference, isTooHeavy, bytes, faults, barriers } = shot;
  const lines = [
    ...(kind === "differs" ? [`differs by ${difference.toFixed(3)} %`] : []),
    ...(kind === "new" ? ["is new"] : []),
    ...(isTooHeavy ? [`weighs ${kilobytes(bytes)}, more than its budget`] : []),
    ...faults,
    ...barriers.map(({ rule, element }) => `${rule}: ${element}`),
  ];
  return lines.map((text) => `${lookName(look)}${isMember ? " member" : ""} ${path}  ${text}`);
}

/** For programs. */
export const shotsJson = (shots: readonly Judged[]): string =>
  `${JSON.stringify(shots, null, 2)}\n`;

export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
