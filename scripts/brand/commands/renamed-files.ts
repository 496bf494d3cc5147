import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { WrongUse } from "../command.ts";
import { type House, localHosts } from "../new/houses.ts";
import { lineOf, readBrand, type SourceFile, sourceFile } from "../source/brand-source.ts";

type Hosts = ReadonlyMap<string, string>;
type Config = House & { name: string; hosts: string[] };

export type Renamed = {
  /** The new text of each file that changes. */
  files: Record<string, string>;
  /** A line for each thing that is otherwise, and for each that still has the old code. */
  changed: string[];
  stays: string[];
};

/**
 * What a brand's files say under another code, which is the name of its folder and of its site. The
 * merchant stays, because members and books are kept under it. The hosts of the old code on this
 * machine follow where nobody has the new ones and merchant.json tells a demonstration of them.
 */
export function renamedFiles(
  { root, old, code }: { root: string; old: string; code: string },
  others: readonly House[],
): Renamed {
  const { config, folder } = readBrand(root, old);
  const said = config.literals?.value as Partial<Config> | undefined;
  if (!said?.code || !said.merchant || !Array.isArray(said.hosts))
    throw new WrongUse(`${config.path} cannot be read: npm run brand -- check ${old} says why.`);
  const before = said as Config;
  const { merchant, hosts } = before;
  const merchantFile = join(root, folder, "merchant.json");
  const told = existsSync(merchantFile) ? readFileSync(merchantFile, "utf8") : undefined;
  const now = localHosts(code);
  const own = localHosts(before.code).map((host, at): [string, string] => [host, now[at]!]);
  const wanted = own.filter(([from, to]) => from !== to && hosts.includes(from));
  const other = others.find((house) => wanted.some(([, to]) => house.hosts.includes(to)));
  const moved: Hosts = new Map(other || told === undefined ? [] : wanted);
  const after = { ...before, code, hosts: hosts.map((host) => moved.get(host) ?? host) };
  const files = {
    "brand.config.ts": renamedConfig(config, before, after),
    ...(told !== undefined && moved.size > 0 && { "merchant.json": renamedHosts(told, moved) }),
  };
  const left = wanted.filter(([from]) => !moved.has(from)).map(([from]) => from);
  const why = other
    ? `because ${other.code} has ${now.find((host) => other.hosts.includes(host))}`
    : "because without a merchant.json no platform would learn of others";
  const words = oldWords([files["brand.config.ts"], told ?? ""], before);
  return {
    files,
    changed: [
      `the folder's name, and the code in brands/${code}/brand.config.ts`,
      ...[...moved].map(([from, to]) => `the host ${from} is ${to}, there and in merchant.json`),
    ],
    stays: [
      `the merchant "${merchant}", with its members and books`,
      ...(left.length > 0 ? [`${left.join(", ")}, ${why}`] : []),
      ...(words.length > 0 ? [`${words.join(", ")}: change them by hand if you like`] : []),
    ],
  };
}

function renamedConfig(config: SourceFile, before: Config, after: Config): string {
  const lines = config.text.split("\n");
  const put = (path: string[], from: string, to: string) => {
    const at = lineOf(config, path) - 1;
    lines[at] = lines[at]!.replace(JSON.stringify(from), () => JSON.stringify(to));
  };
  put(["code"], before.code, after.code);
  for (const [at, host] of before.hosts.entries())
    put(["hosts", String(at)], host, after.hosts[at]!);
  const text = lines.join("\n");
  const { literals } = sourceFile(config.path, "brand.config.ts", text);
  if (isDeepStrictEqual(literals?.value, after)) return text;
  throw new WrongUse(
    `${config.path} does not say its code and hosts in place: write code: "${before.code}" and each host as "…", then try again.`,
  );
}

function renamedHosts(told: string, moved: Hosts): string {
  let text = told;
  for (const [from, to] of moved)
    text = text.replaceAll(JSON.stringify(from), () => JSON.stringify(to));
  return text;
}

/** Addresses, invitations and the like that still have the old code in them; prose is not looked at. */
function oldWords(texts: string[], { code, name, merchant, hosts }: Config): string[] {
  const known = [name, merchant, ...hosts, ...localHosts(code)];
  const found = texts.flatMap((text) => text.match(/(?<=")[^"\s]+(?=")/g) ?? []);
  return [...new Set(found)].filter(
    (word) => [code, code.toUpperCase()].some((one) => word.includes(one)) && !known.includes(word),
  );
}
