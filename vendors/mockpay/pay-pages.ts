import { Hono } from "hono";
import type { MockpayParts } from "./create-mockpay.ts";
import { decide, isAction } from "./decide.ts";
import { findOrder } from "./order.ts";
import { missingPage, orderPage } from "./page.ts";
import { sendDueWebhooks } from "./webhooks.ts";
import { languageOf } from "./words.ts";

/** The player's side: the order's page and its buttons, plain forms without scripts. */
export function payPages(parts: MockpayParts): Hono {
  const app = new Hono();
  app.get("/:id", async ({ req, html, header }) => {
    header("cache-control", "no-store");
    const language = languageOf(req.query("lang"));
    const order = await findOrder(parts.pool, req.param("id"));
    if (!order) return html(missingPage(language), 404);
    return html(orderPage(order, language, parts.clock.now()));
  });
  app.post("/:id/:action", async ({ req, html, redirect }) => {
    const language = languageOf(req.query("lang"));
    const { id, action } = req.param();
    const order = await findOrder(parts.pool, id);
    if (!order || !isAction(action)) return html(missingPage(language), 404);
    await decide(parts, order, action);
    // Sent before the player returns, so the site usually knows already.
    await sendDueWebhooks(parts);
    return redirect(`/pay/${id}?lang=${language}`, 303);
  });
  return app;
}
