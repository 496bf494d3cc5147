import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listFeedback } from "#platform/staff/publishing/list-feedback.ts";
import { closeFeedback, readFeedback } from "#platform/staff/publishing/read-feedback.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../command.ts";

export const feedback: Command = {
  usage: [
    "feedback list <merchant> [--all]",
    "feedback show <merchant> <reference> [--images <folder>]",
    "feedback close <merchant> <reference>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({
      args,
      options: { all: { type: "boolean" }, images: { type: "string" } },
      allowPositionals: true,
    });
    const [act = "", merchant = "", reference = ""] = positionals;
    if (act === "list") return list(staff, merchant, values.all ?? false, say);
    if (!reference) throw new WrongUse("Say what to do with which message.");
    if (act === "show") return show(staff, merchant, reference, values.images, say);
    if (act !== "close") throw new WrongUse(`A message cannot be "${act}".`);
    await closeFeedback(staff, merchant, reference);
    say(`${reference} is closed.`);
  },
};

type Say = (line: string) => void;

async function list(staff: StaffContext, merchant: string, all: boolean, say: Say) {
  for (const row of await listFeedback(staff, merchant, { all })) {
    const who = row.username ?? row.email ?? "";
    const pictures = row.images > 0 ? `  [${row.images} pictures]` : "";
    const [line = ""] = row.content.split("\n");
    const time = row.createdAt.toISOString().slice(0, 16);
    say(`${row.id}  ${time}  ${row.type.padEnd(10)}${who}  ${line.slice(0, 60)}${pictures}`);
  }
}

async function show(
  staff: StaffContext,
  merchant: string,
  reference: string,
  folder: string | undefined,
  say: Say,
) {
  const { images, ...row } = await readFeedback(staff, merchant, reference);
  say(`${row.id}  ${row.createdAt.toISOString()}  ${row.type}  ${row.language}`);
  say(`Answer to: ${row.email ?? "no address"}${row.memberId ? `, member ${row.memberId}` : ""}`);
  say(row.content);
  if (folder) await mkdir(folder, { recursive: true });
  for (const { position, contentType, width, height, content } of images) {
    const name = `${row.id}-${position}.${contentType === "image/png" ? "png" : "jpg"}`;
    if (folder) await writeFile(join(folder, name), content);
    say(`${folder ? join(folder, name) : name}  ${width}×${height}`);
  }
}
