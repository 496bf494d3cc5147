import { HtmlValidate, type Message, StaticConfigLoader } from "html-validate";
import { AGENT_SCREENS, MEMBER_SCREENS, SCREENS } from "../../../scripts/screens/paths.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { enterAs } from "../../support/browser/member-by-call.ts";

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

for (const brand of ["alba", "noche"]) {
  test(`every public page of ${brand} is valid HTML @desktop`, async ({ request, baseURL }) => {
    const { host, port } = new URL(brandUrl(baseURL, brand));
    const faults: string[] = [];
    for (const path of SCREENS) {
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, { headers: { host } });
      const html = await answer.text();
      const { results } = await validator.validateString(html);
      faults.push(...results.flatMap(({ messages }) => messages.map(toldAt(path, html))));
    }
    expect(faults).toEqual([]);
  });
}

test("every page of a member and an agent is valid HTML @desktop", async ({ page, baseURL }) => {
  const faults: string[] = [];
  const seats = [
    {
      brand: "noche",
      username: "demo",
      paths: MEMBER_SCREENS.filter((path) => path !== "/logout"),
    },
    { brand: "alba", username: "agente", paths: AGENT_SCREENS },
  ];
  for (const { brand, username, paths } of seats) {
    await enterAs({ page, baseURL, brand, path: "/help", username });
    for (const path of paths) {
      const html = await page.evaluate(async (to) => (await fetch(to)).text(), path);
      const { results } = await validator.validateString(html);
      faults.push(...results.flatMap(({ messages }) => messages.map(toldAt(path, html))));
    }
  }
  expect(faults).toEqual([]);
});

/** A page is one long line, so the place of a fault is the text at it. */
const toldAt = (path: string, html: string) => (fault: Message) => {
  const around = html.split("\n")[fault.line - 1]?.slice(fault.column - 1, fault.column + 120);
  return `${path} ${fault.ruleId}: ${fault.message} ${around}`;
};
