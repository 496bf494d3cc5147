import { TEAM_SCOPES, type TeamScope } from "#platform/contract/agents/team-kinds.ts";
import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";

/** A short text of an address, without spaces around it; undefined when it is empty. */
export const readText = (params: URLSearchParams, name: string, most = 64): string | undefined =>
  params.get(name)?.trim().slice(0, most) || undefined;

/** The category that an address narrows a page to. */
export const readGameType = (params: URLSearchParams): GameType | undefined =>
  GAME_TYPES.find((type) => type === params.get("category"));

/** The account below that an address names. */
export const readAccount = (params: URLSearchParams): string | undefined =>
  readText(params, "account");

export const readScope = (params: URLSearchParams): TeamScope =>
  TEAM_SCOPES.find((scope) => scope === params.get("scope")) ?? "all";

/** The page of a list that an address names: what the page before it said. */
export const readAfter = (params: URLSearchParams): { after?: string } => {
  const after = readText(params, "after", 200);
  return after ? { after } : {};
};

/** The given values without those that are undefined. */
export function given<Values extends object>(values: Values) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };
}
