import { type Context, Hono } from "hono";
import { acceptedLanguages } from "#platform/contract/languages/accepted-languages.ts";
import type { ClientFiles } from "../engines/client-files.ts";
import type { Engine, Session } from "../engines/engine.ts";
import { noticePage } from "../engines/shared/page/notice-page.ts";
import { wordsOf } from "../engines/shared/page/words.ts";
import { randomId } from "../wallet/random-id.ts";
import { seatRounds } from "./rounds/seat-rounds.ts";
import { findSession, openGameSession } from "./sessions/session.ts";
import { restMs } from "./spins/begin-spin.ts";
import { spin } from "./spins/spin.ts";
import { tableView } from "./spins/table-view.ts";
import type { Studio } from "./studio.ts";

export type PlayOptions = {
  machineFor(game: { vendor: string; gameCode: string }): Engine | null;
  clientFiles(): Promise<ClientFiles>;
  /** CSP sources that may frame the game: the brands' hosts. */
  frameAncestors: readonly string[];
};

/**
 * The player's side: the page, its table, rounds and spins below /play/<handle>. The handle is a secret
 * of 256 bits that survives a reload. A cookie is not needed, as a framed page could not rely on
 * it.
 */
export function playRoutes(studio: Studio, options: PlayOptions): Hono {
  const app = new Hono();
  app.get("/:handle", (c) => showPage(studio, options, c));
  app.get("/:handle/table", async (c) => {
    const session = await openGameSessionOf(studio, c);
    const machine = session && options.machineFor(session);
    return machine ? c.json(await tableView(studio, machine, session)) : c.json({}, 410);
  });
  app.get("/:handle/history", async (c) => {
    const session = await openGameSessionOf(studio, c);
    return session ? c.json({ rounds: await seatRounds(studio, session) }) : c.json({}, 410);
  });
  app.post("/:handle/spin", async (c) => {
    if (!isOwnRequest(c)) return c.json({}, 403);
    const session = await openGameSessionOf(studio, c);
    const machine = session && options.machineFor(session);
    if (!machine) return c.json({}, 410);
    const asked = machine.read(await c.req.json().catch(() => null));
    if (!asked) return c.json({}, 400);
    const played = await spin(studio, machine, session, asked);
    if (!played) return c.json({}, 409);
    const nextInMs = restMs(played.drawn_at, session.spinMsLeast, studio.clock.now());
    return c.json({ ...(machine.view(played) as object), nextInMs });
  });
  return app;
}

async function showPage(studio: Studio, options: PlayOptions, c: Context) {
  const handle = c.req.param("handle") ?? "";
  const found = await findSession(studio, handle);
  const spoken = wordsOf(
    found?.session.language ?? acceptedLanguages(c.req.header("accept-language") ?? "")[0] ?? "es",
  );
  const nonce = randomId(studio.random);
  setPageHeaders(c, options, nonce);
  const files = await options.clientFiles();
  const notice = { ...spoken, nonce, files };
  if (!found || found.state === "refused")
    return c.html(noticePage({ ...notice, kind: "gone" }), 410);
  const session = found.state === "open" ? found.session : await openGameSession(studio, handle);
  const machine = options.machineFor(found.session);
  if (!machine) return c.html(noticePage({ ...notice, kind: "notFound" }), 404);
  if (!session) {
    const now = await findSession(studio, handle);
    const kind = now && now.state !== "refused" ? "opening" : "gone";
    return c.html(noticePage({ ...notice, kind }), kind === "gone" ? 410 : 503);
  }
  const table = await tableView(studio, machine, session);
  return c.html(machine.page({ ...session, nonce, files, table }));
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

/** Only the game's own page may request spins, even though the handle is secret. */
function isOwnRequest(c: Context) {
  const site = c.req.header("sec-fetch-site");
  const isJson = c.req.header("content-type")?.startsWith("application/json");
  return Boolean(isJson) && (site === undefined || site === "same-origin");
}

async function openGameSessionOf(studio: Studio, c: Context): Promise<Session | null> {
  const found = await findSession(studio, c.req.param("handle") ?? "");
  return found?.state === "open" ? found.session : null;
}
