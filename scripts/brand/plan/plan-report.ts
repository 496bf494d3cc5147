import { AREAS, type Change } from "./compare-facts.ts";
import { isBreaking, type Plan } from "./plan.ts";

const SAID: Readonly<Record<Exclude<Plan["kind"], "changed">, string>> = {
  new: "is new: no player knows it yet.",
  removed: "goes. BREAKING: its addresses lead nowhere, and its members find no site.",
  unchanged: "changes nothing for players.",
};

/** For reviewers of a change: areas, old and new values, breaking ones marked. */
export function planText(plan: Plan): string {
  const { code, against, kind, changes } = plan;
  const title = `${code} against ${against}`;
  const bytes = bytesLines(plan);
  if (kind !== "changed")
    return [`${title} ${SAID[kind]}`, ...(kind === "new" ? bytes : [])].join("\n");
  const breaking = changes.filter((change) => change.breaking).length;
  const sum = `${changes.length} × changed, ${breaking === 0 ? "none of them breaking" : `${breaking} × BREAKING`}`;
  const areas = AREAS.flatMap((area) => {
    const inside = changes.filter((change) => change.area === area);
    return inside.length > 0 ? ["", area, ...inside.flatMap(linesOf)] : [];
  });
  return [`${title}: ${sum}`, ...areas, "", "bytes", ...bytes].join("\n");
}

function linesOf(change: Change): string[] {
  const { what, from, to, breaking, note } = change;
  const line = `  ${breaking ? "!" : " "} ${what}  ${saidOf(change, from)} → ${saidOf(change, to)}`;
  return [
    line,
    ...(breaking ? [`      BREAKING: ${breaking}`] : []),
    ...(note ? [`      (${note})`] : []),
  ];
}

function saidOf({ area }: Change, value: Change["to"]): string {
  if (value === undefined) return "none";
  if (area === "routes" && value === true) return "there";
  if (area === "flags") return value === true ? "on" : "off";
  if (typeof value === "number" && (area === "pictures" || area === "pages and files"))
    return `${count(value)} bytes`;
  return Array.isArray(value) ? value.join(", ") : JSON.stringify(value);
}

function bytesLines({ bytes }: Plan): string[] {
  const names = { pictures: "all pictures", firstPage: "pictures of a first visit" } as const;
  return (["pictures", "firstPage"] as const).map((key) => {
    const { from, to } = bytes[key];
    const step =
      from > 0 ? `, ${to >= from ? "+" : "−"}${(Math.abs(to / from - 1) * 100).toFixed(1)} %` : "";
    return `    ${names[key]}  ${count(from)} → ${count(to)} bytes${step}`;
  });
}

const count = (value: number) => value.toLocaleString("en");

/** For programs: the whole plan, and whether it is breaking. */
export const planJson = (plans: readonly Plan[]): string =>
  JSON.stringify(
    plans.map((plan) => ({ ...plan, isBreaking: isBreaking(plan) })),
    null,
    2,
  );
