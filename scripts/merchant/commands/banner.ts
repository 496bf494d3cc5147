import { type ParseArgsConfig, parseArgs } from "node:util";
import { listAllBanners } from "#platform/staff/publishing/list-all-banners.ts";
import { type BannerInput, publishBanner } from "#platform/staff/publishing/publish-banner.ts";
import { withdrawBanner } from "#platform/staff/publishing/withdraw-banner.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../command.ts";
import { instantOf } from "../instant-of.ts";

const options = {
  group: { type: "string" },
  picture: { type: "string" },
  position: { type: "string" },
  link: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  es: { type: "string" },
  en: { type: "string" },
} as const satisfies ParseArgsConfig["options"];
type Values = { [Name in keyof typeof options]?: string | undefined };

export const banner: Command = {
  usage: [
    "banner <merchant> list",
    'banner <merchant> publish <id> --group w_rng --picture w_rng-2 --es "kicker|title|text|action"' +
      ' [--en "…"] [--link GAME:code|PAGE:/path|PROMOTION:id|URL:https://…]' +
      " [--position 1] [--from 2026-12-01T00:00Z] [--to …]",
    "banner <merchant> withdraw <id>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant = "", act = "", id = ""] = positionals;
    if (act === "list") return list(staff, merchant, say);
    if (!id) throw new WrongUse("Say what to do with which banner.");
    if (act === "publish") {
      await publishBanner(staff, merchant, inputOf(id, values));
      return say(`${merchant} shows ${id}.`);
    }
    if (act !== "withdraw") throw new WrongUse(`A banner cannot be "${act}".`);
    await withdrawBanner(staff, merchant, id);
    say(`${merchant} no longer shows ${id}.`);
  },
};

async function list(staff: StaffContext, merchant: string, say: (line: string) => void) {
  for (const row of await listAllBanners(staff, merchant)) {
    const title = (row.words.es ?? Object.values(row.words)[0])?.title ?? "";
    const state = row.isEnabled ? "shown" : "withdrawn";
    say(`${row.groupName.padEnd(12)}${row.id.padEnd(18)}${state.padEnd(11)}${title}`);
  }
}

function inputOf(id: string, values: Values): BannerInput {
  const { group, picture, position, link, es, en } = values;
  if (!group) throw new WrongUse("--group is missing.");
  const [type, ...target] = link?.split(":") ?? [];
  return {
    id,
    groupName: group as BannerInput["groupName"],
    url: picture ?? `${group}-1`,
    ...(position && { position: Number(position) }),
    ...(link && { link: { type: type as "PAGE", target: target.join(":") } }),
    words: { ...(es && { es: wordsOf(es) }), ...(en && { en: wordsOf(en) }) },
    shownFrom: instantOf("from", values.from),
    shownTo: instantOf("to", values.to),
  };
}

function wordsOf(text: string) {
  const [kicker = "", title = "", line = "", action = ""] = text.split("|");
  return { kicker, title, text: line, action };
}
