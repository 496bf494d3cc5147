import { guardOf } from "#app/request/guards/route-guards.ts";
import type { Flag } from "#platform/contract/core/site.ts";

/** The flags that an address depends on: its route's, and those of the method in its query. */
export function flagsBehind(address: string): Flag[] {
  if (!URL.canParse(address, "http://site.invalid")) return [];
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const { flags = [], methods } = guardOf(pathname);
  const flag = methods?.flags[searchParams.get(methods.parameter) ?? ""];
  return [...new Set([...flags.flat(), ...(flag ? [flag] : [])])];
}
