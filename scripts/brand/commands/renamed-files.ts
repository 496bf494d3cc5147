import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { WrongUse } from "../command.ts";
import { type BrandIdentity, localHosts } from "../new/brand-identities.ts";
import { lineOf, readBrand, type SourceFile, sourceFile } from "../source/brand-source.ts";

type Hosts = ReadonlyMap<string, string>;
type Config = BrandIdentity & { name: string; hosts: string[] };

export type Renamed = {
  /** The new text of each changed file. */
  files: Record<string, string>;
  /** A line for each change, and for each remaining use of the old code. */
  changed: string[];
  stays: string[];
};

/**
 * A brand's files under another code, which names its folder and its site. The merchant stays,
 * because members and books are stored under it. The old code's hosts on this machine follow if the
 * new ones are free and merchant.json declares a demonstration.
 */
export function renamedFiles(
  { root, old, code }: { root: string; old: string; code: string },
  others: readonly BrandIdentity[],
): Renamed {
  const { config, folder } = readBrand(root, old);
  const said = config.literals?.value as Partial<Config> | undefined;
  if (!said?.code || !said.merchant || !Array.isArray(said.hosts))
    throw new WrongUse(`${config.path} cannot be read: npm run brand -- check ${old} says why.`);
  const before = said as Config;
  const { merchant, hosts } = before;
  const merchantFile = join(root, folder, "merchant.json");
  const merchantText = existsSync(merchantFile) ? readFileSync(merchantFile, "utf8") : undefined;
  const now = localHosts(code);
  const own = localHosts(before.code).map((host, at): [string, string] => [host, now[at]!]);
  const wanted = own.filter(([from, to]) => from !== to && hosts.includes(from));
  const other = others.find((brand) => wanted.some(([, to]) => brand.hosts.includes(to)));
  const moved: Hosts = new Map(other || merchantText === undefined ? [] : wanted);
  const after = { ...before, code, hosts: hosts.map((host) => moved.get(host) ?? host) };
  const files = {
    "brand.config.ts": renamedConfig(config, before, after),
    ...(merchantText !== undefined &&
      moved.size > 0 && { "merchant.json": renamedHosts(merchantText, moved) }),
  };
  const left = wanted.filter(([from]) => !moved.has(from)).map(([from]) => from);
  const why = other
    ? `because ${other.code} has ${now.find((host) => other.hosts.includes(host))}`
    : "because without a merchant.json no platform would learn of others";
  const words = oldWords([files["brand.config.ts"], merchantText ?? ""], before);
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

function renamedHosts(merchantText: string, moved: Hosts): string {
  let text = merchantText;
  for (const [from, to] of moved)
    text = text.replaceAll(JSON.stringify(from), () => JSON.stringify(to));
  return text;
}

/** Addresses, invitations and the like that still contain the old code; prose is not searched. */
function oldWords(texts: string[], { code, name, merchant, hosts }: Config): string[] {
  const known = [name, merchant, ...hosts, ...localHosts(code)];
  const found = texts.flatMap((text) => text.match(/(?<=")[^"\s]+(?=")/g) ?? []);
  return [...new Set(found)].filter(
    (word) => [code, code.toUpperCase()].some((one) => word.includes(one)) && !known.includes(word),
  );
}
