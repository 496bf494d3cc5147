import { type Declarations, declarationsOf } from "./declarations.ts";

export type Variable = { property: string; variable: string };

/** Properties that an element inherits. */
const INHERITED = ["color", "font", "font-family", "font-size", "font-weight", "letter-spacing"];
const BACKGROUNDS = ["background", "background-color", "background-image"];
const NAMED = /var\(\s*(--[\w-]+)/g;

/** The variables of an element's look: its own, the inherited ones, and those of its ground. */
export function variablesBehind(element: Element): Variable[] {
  const chain: Declarations[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(declarationsOf(at));
  const own = chain[0]!;
  const found: [string, string][] = [];
  for (const [property, value] of own)
    if (!property.startsWith("--")) found.push([property, value]);
  for (const property of INHERITED) {
    const nearest = chain.slice(1).find((one) => one.has(property));
    if (!own.has(property) && nearest) found.push([property, nearest.get(property)!]);
  }
  if (!BACKGROUNDS.some((property) => own.has(property))) {
    const ground = chain.slice(1).find((one) => BACKGROUNDS.some((name) => one.has(name)));
    for (const name of BACKGROUNDS) {
      const value = ground?.get(name);
      if (value) found.push([name, value]);
    }
  }
  const all = found.flatMap(([property, value]) =>
    namesIn(value, chain).map((variable) => ({ property, variable })),
  );
  return [...new Map(all.map((one) => [`${one.property} ${one.variable}`, one])).values()];
}

/** The variables of a value. A component's own variable also counts the variables behind it. */
function namesIn(value: string, chain: readonly Declarations[], depth = 0): string[] {
  return [...value.matchAll(NAMED)].flatMap(([, name = ""]) => {
    const made = chain.find((one) => one.has(name))?.get(name);
    const further = made && depth < 4 ? namesIn(made, chain, depth + 1) : [];
    return [name, ...further];
  });
}
