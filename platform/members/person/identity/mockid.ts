import { z } from "zod";
import { REFUSED_FOR, VERIFICATION_STATES } from "../../../contract/members/verification-kinds.ts";
import { Unknown } from "../../../contract/wire/refusal.ts";
import { signedHeaders } from "../../../contract/wire/signature.ts";
import type { IdentityProvider, ProviderAnswer, ProviderContext } from "./provider.ts";

/** It is a part of the demonstration's gateway, and signs as it does. */
const SIGNER = "mockpay";
const PATIENCE_MS = 10_000;

const answer = z.object({
  reference: z.string(),
  state: z.enum(VERIFICATION_STATES),
  reason: z.enum(REFUSED_FOR).nullable(),
  /** Milliseconds. */
  validUntil: z.number().int().nullable(),
});

/** The demonstration's provider: the end of a document's number decides (docs/operate.md). */
export const mockid: IdentityProvider = {
  async create(context, origin, check) {
    const url = new URL(`${origin}/identity`);
    const heard = await hear(context, url, "POST", JSON.stringify(check));
    return understand(heard, check.reference);
  },
  async query(context, origin, reference) {
    const url = new URL(`${origin}/identity/${encodeURIComponent(reference)}`);
    const heard = await hear(context, url, "GET", "");
    return heard.status === 404 ? null : understand(heard, reference);
  },
};

async function hear(
  { secrets, clock, random, outside }: ProviderContext,
  url: URL,
  method: "GET" | "POST",
  body: string,
): Promise<Response> {
  const [secret] = secrets.gateways.get(SIGNER) ?? [];
  if (!secret) throw new Unknown("no secret for the provider");
  const headers = signedHeaders(SIGNER, secret, {
    timestamp: String(Math.floor(clock.now().getTime() / 1000)),
    nonce: Buffer.from(random.bytes(16)).toString("base64url"),
    ...{ method, path: url.pathname, body },
  });
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const init = { method, headers, signal, ...(method === "POST" && { body }) };
  return outside(new Request(url, init)).catch((error: unknown) => {
    throw new Unknown("the provider did not answer", { cause: error });
  });
}

/** Only an answer about exactly this check counts. */
async function understand(response: Response, reference: string): Promise<ProviderAnswer> {
  const read = response.ok ? answer.safeParse(await response.json().catch(() => null)) : null;
  if (!read?.success || read.data.reference !== reference) {
    throw new Unknown("the provider's answer is not about the check");
  }
  const { state, reason, validUntil } = read.data;
  return { state, reason, validUntil: validUntil === null ? null : new Date(validUntil) };
}
