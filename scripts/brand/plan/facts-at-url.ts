import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { z } from "zod";
import type { WhitelabelNode } from "#platform/contract/core/site.ts";
import { WrongUse } from "../command.ts";
import type { BrandFacts, FileFact } from "./brand-facts.ts";
import { flatten } from "./flatten.ts";
import { factOf, looksFacts } from "./read-facts.ts";
import { settingsFacts } from "./settings-facts.ts";

const answer = z.object({
  version: z.literal(1),
  config: z.looseObject({ code: z.string() }),
  looks: z.custom<Parameters<typeof looksFacts>[0]>((value) => typeof value === "object"),
  copy: z.record(z.string(), z.unknown()),
  pictures: z.record(z.string(), z.string()),
  routes: z.array(z.string()),
  whitelabel: z.custom<WhitelabelNode[]>(Array.isArray),
});

const AT_ONCE = 8;

/**
 * A running site's facts from /brand.json, with every picture fetched and measured. Refuses an
 * address where no site of this brand answers. The site does not report its own pages, so `pages`
 * replaces them.
 */
export async function factsAtUrl(
  address: string,
  code: string,
  pages: readonly string[],
): Promise<BrandFacts> {
  const origin = new URL(address).origin;
  const { status, body } = await get(new URL("/brand.json", origin)).catch((error: Error) => {
    throw new WrongUse(`${origin} does not answer: ${error.message}`);
  });
  const said = status === 200 ? answer.safeParse(jsonOf(body)) : undefined;
  if (!said?.success)
    throw new WrongUse(
      `${origin}/brand.json answers ${status} and not what a site says of itself.`,
    );
  const { config, looks, copy, pictures, routes, whitelabel } = said.data;
  if (config.code !== code)
    throw new WrongUse(`${origin} is ${config.code}'s site, not ${code}'s.`);
  return {
    settings: settingsFacts(config, pages),
    looks: looksFacts(looks),
    ownTexts: flatten(copy),
    sharedTexts: undefined,
    routes,
    pictures: await measured(origin, Object.entries(pictures)),
    files: undefined,
    platformFlags: Object.fromEntries(whitelabel.flatMap((node) => saidBelow(node, true))),
  };
}

/** A node that is off turns off everything below it, as on the site. */
function saidBelow(node: WhitelabelNode, isAboveOn: boolean): [string, boolean][] {
  const isOn = isAboveOn && node.enabled === "1";
  return [[node.modId, isOn], ...node.childrenNodes.flatMap((one) => saidBelow(one, isOn))];
}

async function measured(origin: string, pictures: [string, string][]) {
  const found: Record<string, FileFact> = {};
  const queue = pictures.values();
  const fetchSome = async () => {
    for (const [name, path] of queue) {
      const { status, body } = await get(new URL(path, origin));
      if (status !== 200) throw new WrongUse(`${origin}${path} answers ${status}.`);
      found[name] = factOf(body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  return found;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** A name below localhost is this machine, as in browsers, whatever its resolver says. */
function get(url: URL): Promise<{ status: number; body: Buffer }> {
  const isHere = url.hostname.endsWith(".localhost");
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const options = isHere ? { hostname: "127.0.0.1", headers: { host: url.host } } : {};
  return new Promise((done, fail) => {
    const sent = request(url, { ...options, timeout: 15_000 }, async (got) => {
      done({ status: got.statusCode ?? 0, body: Buffer.concat(await got.toArray()) });
    });
    sent.once("timeout", () => sent.destroy(new Error("no answer within 15 s")));
    sent.once("error", fail).end();
  });
}
