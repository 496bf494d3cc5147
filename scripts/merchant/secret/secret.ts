import { text as textOf } from "node:stream/consumers";
import { parseArgs } from "node:util";
import {
  dropOldSecret,
  listSecrets,
  removeSecrets,
  setSecret,
} from "#platform/staff/secrets/partner-secrets.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { type Command, WrongUse } from "../command.ts";
import { resealAll } from "./reseal-all.ts";

const options = { count: { type: "boolean", default: false } } as const;

/** A secret in the arguments would stay in the shell's history and in the list of processes. */
async function readInput(): Promise<string> {
  if (process.stdin.isTTY)
    throw new WrongUse("Pipe the secret in; it is never typed or an argument.");
  return textOf(process.stdin);
}

type Given = { staff: StaffContext; merchant: string; name: string; say: (line: string) => void };

/** The secrets that a merchant shares with vendors and gateways, and the seal of all rows. */
export const secretCommand = (read: () => Promise<string>): Command => ({
  usage: [
    "secret list <merchant>",
    "secret vendor <merchant> <vendor> < file",
    "secret gateway <merchant> dlocal|trongrid < file (for dlocal three lines: login, trans key, secret key)",
    "secret drop-old <merchant> <vendor>",
    "secret remove-vendor|remove-gateway <merchant> <name>",
    "secret reseal [--count]",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act, merchant = "", name = ""] = positionals;
    if (act === "reseal") return resealAll(staff, say, { isOnlyCount: values.count });
    if (act === "list" && merchant) return list({ staff, merchant, name, say });
    if (!merchant || !name) throw new WrongUse("Name the merchant, and the vendor or gateway.");
    const given = { staff, merchant, name, say };
    switch (act) {
      case "vendor":
        if (catalogueVendors.some(({ code }) => code === name)) {
          throw new WrongUse(`${name} is embedded: its secret follows from MASTER_SECRET.`);
        }
        await setSecret(staff, { merchant, kind: "vendor", name }, (await read()).trim());
        return say(`The new secret of ${name} at ${merchant} is accepted within five seconds.`);
      case "gateway":
        return setGateway(given, await read());
      case "drop-old":
        await dropOldSecret(staff, merchant, name);
        return say(`The newer secret of ${name} at ${merchant} signs within five seconds.`);
      case "remove-vendor":
        return remove(given, "vendor");
      case "remove-gateway":
        return remove(given, "gateway");
      default:
        throw new WrongUse("Say list, vendor, gateway, drop-old, remove-… or reseal.");
    }
  },
});

export const secret = secretCommand(readInput);

async function list({ staff, merchant, say }: Given) {
  const rows = await listSecrets(staff, merchant);
  for (const { kind, name, createdAt } of rows) say(`${kind} ${name}  ${createdAt.toISOString()}`);
  if (rows.length === 0) say(`${merchant} has no secret of its own; embedded vendors need none.`);
}

async function setGateway({ staff, merchant, name, say }: Given, text: string) {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const [login, transKey, secretKey] = lines;
  const form = name === "dlocal" ? JSON.stringify({ login, transKey, secretKey }) : text.trim();
  await setSecret(staff, { merchant, kind: "gateway", name }, form);
  say(`The account of ${name} at ${merchant} is used within five seconds.`);
}

async function remove({ staff, merchant, name, say }: Given, kind: "vendor" | "gateway") {
  const gone = await removeSecrets(staff, { merchant, kind, name });
  say(`${gone} secrets of ${name} at ${merchant} are gone.`);
}
