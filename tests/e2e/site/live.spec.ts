import type { Page } from "@playwright/test";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { endPayment, openPayment } from "../../support/browser/visitor.ts";

const STREAM = "/live-events";

test("money that came in one tab shows in the others without a reload, by one stream @desktop", async ({
  page,
  context,
  baseURL,
}, info) => {
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith(STREAM)) streams.push(request.url());
  });
  const opened = page.waitForResponse((response) => response.url().endsWith(STREAM));
  await becomeMember({ page, baseURL, brand: "alba", path: "/promotions" });
  expect((await opened).headers()["content-type"]).toBe("text/event-stream");
  const other = await context.newPage();
  await other.goto(brandUrl(baseURL, "alba", "/vip"));
  for (const tab of [page, other]) {
    await expect(tab.getByTestId("balance")).toHaveText("$0.00");
    await watchBalance(tab);
  }
  const unread = page.getByRole("banner").getByRole("link", { name: "Mensajes: 2 sin leer" });

  const paying = await context.newPage();
  await paying.goto(brandUrl(baseURL, "alba", "/member/deposit"));
  await openPayment(paying, "250");
  const pressedAt = Date.now();
  await endPayment(paying, "Pagar");

  for (const tab of [page, other]) {
    await expect(tab.getByTestId("balance")).toHaveText("$250.00");
    const shownAt = await tab.evaluate(() => (window as Watching).balanceShownAt ?? 0);
    const milliseconds = shownAt - pressedAt;
    info.annotations.push({ type: "shown after", description: `${milliseconds} ms` });
    expect(milliseconds, "from the press at the gateway to the other tab").toBeLessThan(3_000);
  }
  await expect(unread).toBeVisible();
  expect(streams).toHaveLength(1);
  await paying.goto(brandUrl(baseURL, "alba", "/member/messages"));
  await expect(
    paying.getByText("Nuevo").first(),
    "a message that is being read is still marked as new",
  ).toBeVisible();
  await expect(unread, "what is read in one tab is read in all").toBeHidden();

  await page.close();
  await expect.poll(() => streams.length, "another tab takes the stream over").toBe(2);
});

type Watching = Window & { balanceShownAt?: number };

/** Notes the time of the first change. A reload loses the note, so the test detects a reload. */
async function watchBalance(page: Page) {
  await page.getByTestId("balance").evaluate((balance) => {
    const note = () => {
      (window as Watching).balanceShownAt ??= Date.now();
    };
    new MutationObserver(note).observe(balance, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}
