import { createHmac } from "node:crypto";

export const DLOCAL = { login: "casa-login", transKey: "casa-trans", secretKey: "casa-secret-key" };
type Payment = { id: string; order_id: string; status: string };

const signature = (date: string, body: string) =>
  `V2-HMAC-SHA256, Signature: ${createHmac("sha256", DLOCAL.secretKey)
    .update(`${DLOCAL.login}${date}${body}`)
    .digest("hex")}`;

/** dLocal's payments by its public documentation. It refuses what is not signed with DLOCAL. */
export function dlocalDouble() {
  const payments = new Map<string, Payment>();
  return {
    async fetch(request: Request): Promise<Response> {
      const { headers, method, url } = request;
      const body = await request.text();
      if (headers.get("authorization") !== signature(headers.get("x-date") ?? "", body)) {
        return Response.json({ code: 3001, message: "Invalid Credentials" }, { status: 401 });
      }
      const { pathname } = new URL(url);
      if (method === "POST") {
        const order = JSON.parse(body) as Payment;
        const id = `D-4-${order.order_id}`;
        const page = { redirect_url: `https://pay.dlocal.com/${id}` };
        payments.set(id, { ...order, ...page, id, status: "PENDING" });
        return Response.json(payments.get(id));
      }
      const found = payments.get(pathname.slice("/payments/".length));
      return found ? Response.json(found) : Response.json({ code: 4000 }, { status: 404 });
    },
  };
}
