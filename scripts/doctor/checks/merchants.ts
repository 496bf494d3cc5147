import { and, eq } from "drizzle-orm";
import { SYSTEM_STATUS } from "#platform/contract/core/admission.ts";
import { legalPieces } from "#platform/core/merchant/legal/legal-pieces.ts";
import { unsentChannels } from "#platform/core/outbox/sending-through.ts";
import { PLACES } from "#platform/domain/policy/places.ts";
import { depositMethods } from "#platform/store/schema/cashier.ts";
import { games, vendors } from "#platform/store/schema/catalogue.ts";
import { openSenders } from "../../../server/backend/open-senders.ts";
import { type Finding, findingsOf } from "../finding.ts";
import type { Check } from "../run-checks.ts";
import type { World } from "../world.ts";

const { ok, warning, wrong, wrongIf } = findingsOf("merchant");

/** Each merchant: its state, hosts, methods, games, vendors, law, messages' servers and legal pieces. */
export const merchants: Check<World> = {
  name: "merchant",
  async look({ merchants: rows, only, ...world }) {
    if (rows.length === 0) {
      const about = only ?? "-";
      const todo = `Run npm run merchant -- apply ${only ?? "<merchant>"}.`;
      return [wrong(about, "is not in the database", todo)];
    }
    return (await Promise.all(rows.map((row) => merchantFindings(world, row)))).flat();
  },
};

type Row = World["merchants"][number];

async function merchantFindings(world: Pick<World, "store" | "isReal" | "env">, row: Row) {
  const { code } = row;
  const { store, isReal } = world;
  const isOpen = row.status === SYSTEM_STATUS.normal;
  const { methods, offered, partners, pieces } = await store.inMerchant(code, async (tx) => ({
    methods: await tx.$count(
      depositMethods,
      and(eq(depositMethods.merchant, code), eq(depositMethods.isEnabled, true)),
    ),
    offered: await tx.$count(games, and(eq(games.merchant, code), eq(games.isEnabled, true))),
    partners: await tx.$count(
      vendors,
      and(eq(vendors.merchant, code), eq(vendors.isEnabled, true)),
    ),
    pieces: await legalPieces(tx, code),
  }));
  const found: Finding[] = [
    isOpen
      ? ok(code, "its site is open")
      : warning(code, "its site is closed", `Run npm run merchant -- status ${code} open.`),
  ];
  const needed: [what: string, count: number, todo: string][] = [
    ["hosts", row.hosts.length, "Name its hosts in merchant.json and apply it."],
    ["payment methods", methods, "Name its methods in merchant.json and apply it."],
    ["vendors", partners, "Connect a vendor."],
    ["games", offered, "Connect a vendor and offer its games."],
  ];
  for (const [what, count, todo] of needed) {
    found.push(
      count > 0
        ? ok(`${code} ${what}`, String(count))
        : wrongIf(isOpen, `${code} ${what}`, "none", todo),
    );
  }
  if (row.isDemonstration) return found;
  found.push(lawFinding(row, isReal));
  found.push(...(await messageFindings(world, row)));
  for (const { piece, state, hash, confirmedBy } of pieces) {
    const about = `${code} ${piece}`;
    if (state === "confirmed") found.push(ok(about, `confirmed by ${confirmedBy}`));
    else {
      const todo =
        hash === null
          ? "Write it in the brand's folder and start its site."
          : `Read it with npm run merchant -- legal show ${code} ${piece}, then confirm it.`;
      found.push(wrongIf(isReal, about, state, todo));
    }
  }
  return found;
}

/** Whose law holds. Without a known place the strictest one refuses registration and play. */
function lawFinding({ code, jurisdiction }: Row, isReal: boolean): Finding {
  const about = `${code} jurisdiction`;
  if (jurisdiction && Object.hasOwn(PLACES, jurisdiction)) return ok(about, jurisdiction);
  const todo = `Run npm run merchant -- jurisdiction set ${code} with the place of its licence.`;
  return wrongIf(isReal, about, jurisdiction ?? "none", todo);
}

/** Whether the merchant's messages leave through any server, its own or the platform's. */
async function messageFindings(
  { store, isReal, env }: Pick<World, "store" | "isReal" | "env">,
  row: Row,
) {
  const unsent = await unsentChannels(store, row, openSenders(env));
  return (["mail", "text"] as const).map((channel) => {
    const about = `${row.code} ${channel === "mail" ? "e-mails" : "text messages"}`;
    const { lacks } = unsent.find((one) => one.channel === channel) ?? {};
    if (lacks === undefined) return ok(about, "they have a server");
    const command =
      lacks === "address"
        ? `sender set ${row.code} --from-address`
        : `secret sender ${row.code} ${channel}`;
    const todo = `Run npm run merchant -- ${command}, or set the platform's own.`;
    return wrongIf(isReal, about, lacks === "address" ? "no sender's address" : "no server", todo);
  });
}
