import { readFile } from "node:fs/promises";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { listAllPromotions } from "#platform/staff/club/list-all-promotions.ts";
import { type PromotionInput, publishPromotion } from "#platform/staff/club/publish-promotion.ts";
import { withdrawPromotion } from "#platform/staff/club/withdraw-promotion.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../command.ts";
import { instantOf } from "../instant-of.ts";

const options = {
  category: { type: "string" },
  audience: { type: "string" },
  picture: { type: "string" },
  position: { type: "string" },
  link: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  es: { type: "string" },
  "es-html": { type: "string" },
  en: { type: "string" },
  "en-html": { type: "string" },
} as const satisfies ParseArgsConfig["options"];
type Values = { [Name in keyof typeof options]?: string | undefined };

export const promotion: Command = {
  usage: [
    "promotion <merchant> list",
    "promotion <merchant> publish <id> --category START|GAMES|SEASON|CLUB --picture p_season-1" +
      ' --es "title|summary|action" --es-html text.html [--en "…" --en-html …] [--link /page]' +
      " [--audience EVERYONE|MEMBERS] [--position 0] [--from 2026-12-01T06:00Z] [--to …]",
    "promotion <merchant> withdraw <id>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant = "", act = "", id = ""] = positionals;
    if (act === "list") return list(staff, merchant, say);
    if (!id) throw new WrongUse("Say what to do with which promotion.");
    if (act === "publish") {
      await publishPromotion(staff, merchant, await inputOf(id, values));
      return say(`${merchant} shows ${id}.`);
    }
    if (act !== "withdraw") throw new WrongUse(`A promotion cannot be "${act}".`);
    await withdrawPromotion(staff, merchant, id);
    say(`${merchant} no longer shows ${id}.`);
  },
};

async function list(staff: StaffContext, merchant: string, say: (line: string) => void) {
  for (const row of await listAllPromotions(staff, merchant)) {
    const title = (row.words.es ?? Object.values(row.words)[0])?.title ?? "";
    const state = row.isEnabled ? (row.status ?? "OPEN").toLowerCase() : "withdrawn";
    say(`${row.category.padEnd(8)}${row.id.padEnd(28)}${state.padEnd(13)}${title}`);
  }
}

async function inputOf(id: string, values: Values): Promise<PromotionInput> {
  const { category, audience, picture, position, link } = values;
  if (!category || !picture) throw new WrongUse("--category and --picture are needed.");
  const es = await wordsOf("es", values.es, values["es-html"]);
  const en = await wordsOf("en", values.en, values["en-html"]);
  return {
    id,
    category: category as PromotionInput["category"],
    ...(audience && { audience: audience as "EVERYONE" }),
    picture,
    ...(position && { position: Number(position) }),
    linkTo: link ?? null,
    words: { ...(es && { es }), ...(en && { en }) },
    startsAt: instantOf("from", values.from),
    endsAt: instantOf("to", values.to),
  };
}

/** The short texts from the command line, the long text from a file. */
async function wordsOf(language: string, line: string | undefined, file: string | undefined) {
  if (line === undefined) return undefined;
  if (!file) throw new WrongUse(`--${language}-html names the file with its text.`);
  const [title = "", summary = "", action = ""] = line.split("|");
  const html = await readFile(file, "utf8").catch(() => {
    throw new WrongUse(`${file} cannot be read.`);
  });
  return { title, summary, action, html };
}
