import type { Page } from "@playwright/test";
import { OUTBOX_HOST, OUTBOX_PATH } from "../../../server/demo/outbox-path.ts";
import { expect } from "./e2e.ts";
import { PLATFORM_PORT } from "./platform-port.ts";

const asText = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** The newest matching message to a recipient, from the demonstration's outbox. */
export async function messageTo(page: Page, recipient: string, fits = /./): Promise<string> {
  const outbox = `http://127.0.0.1:${PLATFORM_PORT}${OUTBOX_PATH}`;
  const headers = { host: `${OUTBOX_HOST}:${PLATFORM_PORT}` };
  const find = async () => {
    const answer = await page.request.get(outbox, { headers });
    const articles = (await answer.text()).split("<article>").slice(1);
    const texts = articles
      .filter((article) => article.includes(`to ${recipient} `))
      .map((article) => asText(/<pre>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? ""));
    return texts.find((text) => fits.test(text)) ?? "";
  };
  await expect.poll(find, { message: `a message to ${recipient}` }).not.toBe("");
  return find();
}
