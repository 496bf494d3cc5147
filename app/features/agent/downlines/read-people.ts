import { given, readText } from "../../../parts/filters/read-filters.ts";
import { isDay } from "../../../parts/period/period.ts";

export type PeopleFilters = ReturnType<typeof readPeople>;

/** How an address narrows a team's people. A day that is none narrows nothing. */
export function readPeople(params: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const day = (name: string) => {
    const text = params.get(name) ?? "";
    return isDay(text) ? text : undefined;
  };
  return {
    level: oneOf("level", ["direct", "all"] as const) ?? ("direct" as const),
    online: params.get("online") === "on",
    active: params.get("active") === "on",
    hasBalance: params.get("balance") === "on",
    ...given({
      search: readText(params, "q"),
      kind: oneOf("kind", ["agent", "player"] as const),
      registeredFrom: day("since"),
      registeredTo: day("until"),
    }),
  };
}
