import { sign } from "#platform/contract/wire/signature.ts";

export type PurseVendor = {
  answer: (request: Request) => Promise<Response>;
  /** True while it refuses to move money. */
  manner: { isRefusing: boolean };
};

/** A vendor that keeps purses and pays out whatever it is asked for. Its rounds are told by nobody. */
export function makePurseVendor(secret: string): PurseVendor {
  const manner = { isRefusing: false };
  return {
    manner,
    async answer(request) {
      const { pathname, search } = new URL(request.url);
      const sent = request.method === "POST" ? await request.text() : "";
      const header = (name: string) => request.headers.get(name) ?? "";
      const body = JSON.stringify(said(pathname, sent));
      const parts = {
        timestamp: header("x-timestamp"),
        nonce: header("x-nonce"),
        method: request.method,
        path: pathname + search,
        body,
      };
      return new Response(body, { headers: { "x-signature": sign(secret, parts) } });
    },
  };

  function said(path: string, sent: string): object {
    if (path === "/purse/player") return { isOpen: true };
    if (path === "/rounds") return { rounds: [], hasMore: false };
    const { reference, amount } = JSON.parse(sent || "{}") as Record<string, string>;
    if (manner.isRefusing) return { reference, state: "FAILED", reason: "refused" };
    return { reference, state: "SUCCESS", amount };
  }
}
