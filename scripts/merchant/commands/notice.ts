import { type ParseArgsConfig, parseArgs } from "node:util";
import { listAllNotices } from "#platform/staff/publishing/list-all-notices.ts";
import { type NoticeInput, publishNotice } from "#platform/staff/publishing/publish-notice.ts";
import { withdrawNotice } from "#platform/staff/publishing/withdraw-notice.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../command.ts";
import { instantOf } from "../instant-of.ts";

const options = {
  types: { type: "string", default: "PU,B" },
  for: { type: "string", default: "A,B" },
  from: { type: "string" },
  to: { type: "string" },
  es: { type: "string" },
  en: { type: "string" },
} as const satisfies ParseArgsConfig["options"];
type Values = { [Name in keyof typeof options]?: string | undefined };

export const notice: Command = {
  usage: [
    "notice <merchant> list",
    'notice <merchant> publish <id> --es "title|<p>content</p>" [--en "…"]' +
      " [--types PU,B of B bar, PL players, PU popup, PR promotions, H home]" +
      " [--for A,B of A members, B guests, F first login] [--from 2026-12-01T00:00Z] [--to …]",
    "notice <merchant> withdraw <id>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant = "", act = "", id = ""] = positionals;
    if (act === "list") return list(staff, merchant, say);
    if (!id) throw new WrongUse("Say what to do with which notice.");
    if (act === "publish") {
      await publishNotice(staff, merchant, inputOf(id, values));
      return say(`${merchant} shows ${id}.`);
    }
    if (act !== "withdraw") throw new WrongUse(`A notice cannot be "${act}".`);
    await withdrawNotice(staff, merchant, id);
    say(`${merchant} no longer shows ${id}.`);
  },
};

async function list(staff: StaffContext, merchant: string, say: (line: string) => void) {
  for (const row of await listAllNotices(staff, merchant)) {
    const title = (row.words.es ?? Object.values(row.words)[0])?.title ?? "";
    const state = row.withdrawnAt ? "withdrawn" : "published";
    const places = `${row.types} for ${row.execution}`;
    say(`${row.id.padEnd(18)}${state.padEnd(11)}${places.padEnd(20)}${title}`);
  }
}

function inputOf(id: string, { types, for: execution, from, to, es, en }: Values): NoticeInput {
  return {
    id,
    types: (types ?? "").split(",") as NoticeInput["types"],
    execution: (execution ?? "").split(",") as NoticeInput["execution"],
    words: { ...(es && { es: wordsOf(es) }), ...(en && { en: wordsOf(en) }) },
    publishedFrom: instantOf("from", from),
    publishedTo: instantOf("to", to),
  };
}

function wordsOf(text: string) {
  const [title = "", ...content] = text.split("|");
  return { title, content: content.join("|") };
}
