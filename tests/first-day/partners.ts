import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished, vi } from "vitest";
import { mailServer, portOf } from "#tests/under-test/staff/mail-server.ts";
import { dlocalDouble } from "./dlocal-double.ts";

type Handler = (request: Request) => Promise<Response>;
/** A server on this machine, with its address. */
const served = async (answer: Handler) => {
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  return `http://127.0.0.1:${await portOf(server)}`;
};

export const VENDOR_HOST = "vw.luz-juegos.mx";

/**
 * Everybody whom an operator has a contract with, each a server on this machine until the test ends:
 * mail, text messages, dLocal and a vendor. `fetch` finds dLocal and the vendor by their names.
 */
export async function openPartners() {
  const letters: string[] = [];
  const texts: string[] = [];
  const dlocal = dlocalDouble();
  let vendor: Handler = async () => new Response(null, { status: 503 });
  const sms = await served(async (request) => {
    texts.push(await request.text());
    return new Response(null, { status: 204 });
  });
  const gateway = await served(dlocal.fetch);
  const byHost: Readonly<Record<string, string>> = {
    "api.dlocal.com": gateway,
    "sandbox.dlocal.com": gateway,
    [VENDOR_HOST]: await served((request) => vendor(request)),
  };
  const real = globalThis.fetch;
  const found: typeof fetch = async (asked, init) => {
    const request = new Request(asked, init);
    const { protocol, hostname, pathname, search } = new URL(request.url);
    const place = byHost[hostname];
    if (protocol === "https:" && !place) throw new Error(`nobody at ${hostname}`);
    if (!place) return real(request);
    const { method, headers } = request;
    const body = method === "GET" ? null : await request.text();
    return real(place + pathname + search, { method, headers, body });
  };
  vi.stubGlobal("fetch", found);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    ...{ letters, texts, dlocal },
    mail: `smtp://127.0.0.1:${await portOf(mailServer(letters))}`,
    sms,
    connect: (handler: Handler) => {
      vendor = handler;
    },
  };
}
