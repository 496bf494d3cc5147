import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

type Frame = { functionName: string; url: string };
type Profile = {
  startTime: number;
  nodes: { id: number; callFrame: Frame }[];
  samples: number[];
  timeDeltas: number[];
};
export type Share = { name: string; percent: number };

/**
 * The processor's time of a profile (`node --cpu-prof`) by package, largest first, without its idle
 * time. Samples before `from` (microseconds of the monotonic clock) do not count.
 */
export async function profileByPackage(folder: string, from: number): Promise<Share[]> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith(".cpuprofile"));
  if (!file) throw new Error(`No profile was written to ${folder}.`);
  const profile = JSON.parse(await readFile(join(folder, file), "utf8")) as Profile;
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const micros = new Map<string, number>();
  let now = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    const passed = profile.timeDeltas[index] ?? 0;
    now += passed;
    const name = packageOf(frames.get(id)!);
    if (now >= from && name !== "(idle)") micros.set(name, (micros.get(name) ?? 0) + passed);
  }
  const all = [...micros.values()].reduce((sum, one) => sum + one, 0);
  return [...micros]
    .map(([name, passed]) => ({ name, percent: (100 * passed) / all }))
    .sort((one, other) => other.percent - one.percent);
}

function packageOf({ functionName, url }: Frame): string {
  const parts = url.split("/node_modules/");
  const [scope = "", name = ""] = (parts.length > 1 ? parts.at(-1)! : "").split("/");
  if (scope) return scope.startsWith("@") ? `${scope}/${name}` : scope;
  if (url.startsWith("node:")) return "node";
  const own = /\/(build\/server|platform|server|vendors)\//.exec(url)?.[1];
  return own ?? (url === "" ? functionName : "other");
}
