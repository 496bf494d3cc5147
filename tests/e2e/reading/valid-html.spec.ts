import { HtmlValidate, type Message, StaticConfigLoader } from "html-validate";
import { SCREENS } from "../../../scripts/screens/paths.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";

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

/** A page is one long line, so the place of a fault is the text at it. */
const toldAt = (path: string, html: string) => (fault: Message) => {
  const around = html.split("\n")[fault.line - 1]?.slice(fault.column - 1, fault.column + 120);
  return `${path} ${fault.ruleId}: ${fault.message} ${around}`;
};
