import { type Context, Hono } from "hono";
import { z } from "zod";
import { randomId } from "../random-id.ts";
import { SLOT5_STAKES } from "../slots/engine/slot5.ts";
import type { ClientFiles } from "../slots/page/client-files.ts";
import { gamePage } from "../slots/page/game-page.ts";
import { noticePage } from "../slots/page/notice-page.ts";
import type { Skin } from "../slots/page/skin.ts";
import { wordsOf } from "../slots/page/words.ts";
import { findSession, openSession, type Session } from "./session.ts";
import { spin } from "./spin.ts";
import { spinView } from "./spin-view.ts";
import type { Studio } from "./studio.ts";
import { tableView } from "./table-view.ts";

export type PlayOptions = {
  skinFor(vendor: string, gameCode: string): Skin | null;
  clientFiles(): Promise<ClientFiles>;
  /** CSP sources that may frame the game: the brands' hosts. */
  frameAncestors: readonly string[];
};

const spinRequest = z.object({
  spinId: z.string().regex(/^[0-9a-f]{32}$/),
  stake: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(BigInt)
    .refine((stake) => SLOT5_STAKES.includes(stake)),
});

/**
 * The player's side: the page, its table and its spins below /play/<handle>. The handle is a
 * secret of 256 bits that survives a reload; no cookie is needed, which a framed page could not
 * rely on.
 */
export function playRoutes(studio: Studio, options: PlayOptions): Hono {
  const app = new Hono();
  app.get("/:handle", (c) => showPage(studio, options, c));
  app.get("/:handle/table", async (c) => {
    const session = await openSessionOf(studio, c);
    return session ? c.json(await tableView(studio, session)) : c.json({}, 410);
  });
  app.post("/:handle/spin", async (c) => {
    if (!isOwnRequest(c)) return c.json({}, 403);
    const asked = spinRequest.safeParse(await c.req.json().catch(() => null));
    if (!asked.success) return c.json({}, 400);
    const session = await openSessionOf(studio, c);
    if (!session) return c.json({}, 410);
    return c.json(spinView(await spin(studio, session, asked.data)));
  });
  return app;
}

async function showPage(studio: Studio, options: PlayOptions, c: Context) {
  const handle = c.req.param("handle") ?? "";
  const found = await findSession(studio, handle);
  const spoken = wordsOf(found?.session.language ?? c.req.header("accept-language") ?? "es");
  const nonce = randomId(studio.random);
  setPageHeaders(c, options, nonce);
  if (!found || found.state === "refused")
    return c.html(noticePage({ ...spoken, nonce, kind: "gone" }), 410);
  const session = found.state === "open" ? found.session : await openSession(studio, handle);
  const skin = options.skinFor(found.session.vendor, found.session.gameCode);
  if (!skin) return c.html(noticePage({ ...spoken, nonce, kind: "notFound" }), 404);
  if (!session) {
    const now = await findSession(studio, handle);
    const kind = now && now.state !== "refused" ? "opening" : "gone";
    return c.html(noticePage({ ...spoken, nonce, kind }), kind === "gone" ? 410 : 503);
  }
  const { version, modules } = await options.clientFiles();
  const table = await tableView(studio, session);
  const assets = `/assets/${version}`;
  return c.html(gamePage({ ...session, ...spoken, skin, nonce, assets, modules, table }));
}

function setPageHeaders(c: Context, options: PlayOptions, nonce: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${options.frameAncestors.join(" ") || "'none'"}`,
  ];
  c.header("content-security-policy", policy.join("; "));
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  c.header("x-content-type-options", "nosniff");
}

/** Only the game's own page may ask for spins, even though the handle is secret. */
function isOwnRequest(c: Context) {
  const site = c.req.header("sec-fetch-site");
  const isJson = c.req.header("content-type")?.startsWith("application/json");
  return Boolean(isJson) && (site === undefined || site === "same-origin");
}

async function openSessionOf(studio: Studio, c: Context): Promise<Session | null> {
  const found = await findSession(studio, c.req.param("handle") ?? "");
  return found?.state === "open" ? found.session : null;
}
