import { parseArgs } from "node:util";
import { calls } from "#platform/contract/calls.ts";
import { send } from "#platform/contract/send.ts";
import { FLAGS, type WhitelabelNode } from "#platform/contract/site.ts";
import { completePalette } from "#themes/make-theme.ts";
import { checkData, type KnownBrand } from "../check/check-data.ts";
import { readSharedWords } from "../check/check-wording.ts";
import { type Command, WrongUse } from "../command.ts";
import { lineOf, readBrand, type SourceFile } from "../source/brand-source.ts";
import { didYouMean } from "../suggest.ts";
import { knownCode } from "./known-code.ts";

const options = { platform: { type: "string" } } as const;

export const explain: Command = {
  usage: [
    "explain <code> <key>                  layout.hero, light.palette.faint, es.home.popular",
    "explain <code> flags.FREEPLAY3 [--platform http://127.0.0.1:3001]",
  ],
  async run(args, { root, say }) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const code = knownCode(root, positionals[0]);
    const [, key] = positionals;
    if (!key) throw new WrongUse("Say which value, such as layout.hero.");
    const { known } = checkData(readBrand(root, code));
    if (!known) throw new WrongUse(`It cannot be read: npm run brand -- check ${code}`);
    const steps = await stepsOf(known, key, values.platform);
    const shown = steps.at(-1)!;
    say(`${key} is ${JSON.stringify(shown.value)}, from ${shown.from}`);
    for (const { from, value } of steps) say(`  ${JSON.stringify(value)}  ${from}`);
    return 0;
  },
};

type Step = { from: string; value: unknown };

/** Where a value comes from, from what all brands share to who has the last word. */
async function stepsOf(brand: KnownBrand, key: string, platform?: string): Promise<Step[]> {
  const path = key.split(".");
  const shared = await readSharedWords();
  const sources: [SourceFile, unknown, unknown][] = [
    [brand.config, brand.data, brand.config.literals?.value],
    [brand.tokens, looksOf(brand), brand.tokens.literals?.value],
    [brand.copy, undefined, brand.copy.literals?.value],
  ];
  const steps: Step[] = [];
  const words = shared[path[0]!]?.get(path.slice(1).join("."));
  if (words !== undefined)
    steps.push({ from: `default: app/i18n/locales/${path[0]}/${path[1]}.ts`, value: words });
  for (const [file, whole, own] of sources) {
    const said = at(own, path);
    const value = at(whole, path);
    if (said === undefined && value !== undefined)
      steps.push({ from: "default: themes/, because the brand says nothing", value });
    if (said !== undefined)
      steps.push({ from: `brand: ${file.path}:${lineOf(file, path)}`, value: said });
  }
  const [first, flag = ""] = path;
  if (first === "flags" && FLAGS.some((name) => name === flag)) {
    if (steps.length === 0)
      steps.push({ from: "default: off until the platform says on", value: false });
    if (platform) steps.push(await platformStep(brand, flag, platform));
  }
  if (steps.length > 0) return steps;
  const known = [...(shared[first!]?.keys() ?? [])].map((name) => `${first}.${name}`);
  const near = [...known, ...sources.flatMap(([, whole]) => paths(whole))];
  throw new WrongUse(`No brand has "${key}". ${didYouMean(key, near)}`.trim());
}

/** The tokens as the site wears them: roles that were left out are derived. */
function looksOf({ looks }: KnownBrand) {
  const mode = (name: "light" | "dark") => ({
    ...looks[name],
    palette: completePalette(looks[name].palette),
  });
  return { ...looks, light: mode("light"), dark: mode("dark") };
}

async function platformStep({ data }: KnownBrand, flag: string, origin: string): Promise<Step> {
  const caller = { base: `${origin}/platform`, fetch, merchant: data.merchant, language: "es" };
  const { whitelabel } = await send(caller, calls.siteStatus, { url: data.hosts[0]! });
  const find = (nodes: WhitelabelNode[]): WhitelabelNode | undefined =>
    nodes.flatMap((node) => (node.modId === flag ? [node] : (find(node.childrenNodes) ?? [])))[0];
  return {
    from: `platform: ${origin}, which has the last word`,
    value: find(whitelabel)?.enabled === "1",
  };
}

function at(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (node, step) => (node && typeof node === "object" ? Reflect.get(node, step) : undefined),
    whole,
  );
}

function paths(node: unknown, before: string[] = []): string[] {
  if (!node || typeof node !== "object") return [before.join(".")];
  return Object.entries(node).flatMap(([key, value]) => paths(value, [...before, key]));
}
