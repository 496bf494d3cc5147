import {
  staffSecretDropOld,
  staffSecretGateway,
  staffSecretList,
  staffSecretRemove,
  staffSecretReseal,
  staffSecretSender,
  staffSecretVendor,
} from "../../contract/staff/merchant/secrets.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { dropOldSecret, listSecrets, removeSecrets, setSecret } from "./partner-secrets.ts";
import { resealAll } from "./reseal-all.ts";

const KINDS = {
  "remove-vendor": "vendor",
  "remove-gateway": "gateway",
  "remove-sender": "sender",
} as const;

/** Staff's calls about the secrets shared with vendors and gateways, and about the seal of rows. */
export const secretRoutes: readonly OfficeRoute[] = [
  at(staffSecretList, async (desk) =>
    (await listSecrets(staffOf(desk), desk.merchant)).map(({ kind, name, createdAt }) => ({
      ...{ kind, name },
      since: createdAt.getTime(),
    })),
  ),
  at(staffSecretVendor, async (desk, { vendor: name, secret }) => {
    const partner = { merchant: desk.merchant, kind: "vendor", name } as const;
    await setSecret(staffOf(desk), partner, secret.trim());
    return {};
  }),
  at(staffSecretGateway, async (desk, { gateway: name, secret }) => {
    const partner = { merchant: desk.merchant, kind: "gateway", name } as const;
    const account = name === "trongrid" ? secret.trim() : dlocalAccountOf(secret);
    await setSecret(staffOf(desk), partner, account);
    return {};
  }),
  at(staffSecretSender, async (desk, { sender: name, secret }) => {
    const partner = { merchant: desk.merchant, kind: "sender", name } as const;
    await setSecret(staffOf(desk), partner, carrierOf(name, secret));
    return {};
  }),
  at(staffSecretDropOld, async (desk, { vendor }) => {
    await dropOldSecret(staffOf(desk), desk.merchant, vendor);
    return {};
  }),
  at(staffSecretRemove, async (desk, { act, name }) => {
    const kind = KINDS[act];
    return { removed: await removeSecrets(staffOf(desk), { merchant: desk.merchant, kind, name }) };
  }),
  at(staffSecretReseal, (desk, { count }) =>
    resealAll(staffOf(desk), desk.merchant, { isOnlyCount: count === "yes" }),
  ),
];

function dlocalAccountOf(secret: string): string {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  const [login, transKey, secretKey] = lines;
  return JSON.stringify({ login, transKey, secretKey });
}

function carrierOf(name: "mail" | "text", secret: string): string {
  const [url = "", key = ""] = secret.split(/\r?\n/).map((line) => line.trim());
  return JSON.stringify(name === "mail" ? { url } : { url, key: key || null });
}
