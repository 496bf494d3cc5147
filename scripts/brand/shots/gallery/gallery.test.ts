import { expect, test } from "vitest";
import type { Judged } from "../shot.ts";
import { gallery } from "./gallery.ts";

const look = { brand: "alba", language: "es", theme: "dark", width: "phone" } as const;
const same: Judged = {
  isMember: false,
  ...{ path: "/", look, name: "phone-dark-es-home", kind: "same", difference: 0, bytes: 402_000 },
  ...{ keptBytes: 400_000, isTooHeavy: false, faults: [], barriers: [] },
};
const differs: Judged = {
  ...same,
  ...{ path: '/rngList?q="><img onerror=alert(1)>', kind: "differs", name: "phone-dark-es-list" },
  ...{
    difference: 1.234,
    faults: ["<script>"],
    barriers: [{ rule: "label", element: "<input>", why: "" }],
  },
};

test("an unchanged shot is one picture; a changed one appears next to the kept one", () => {
  const page = gallery([same, differs]);
  expect(page).toContain('href="now/alba/phone-dark-es-home.webp"');
  expect(page).not.toContain("before/alba/phone-dark-es-home.webp");
  for (const folder of ["before", "now", "differences"])
    expect(page).toContain(`src="${folder}/alba/phone-dark-es-list.webp"`);
  expect(page).toContain("402 kB (+0.5 %)");
  expect(page).toContain("1.23 % of its pixels differ");
});

test("what needs a look is marked for the filter, and counted", () => {
  const page = gallery([same, differs]);
  expect(page.match(/data-changed/g)).toHaveLength(1);
  expect(page).toContain("<b>1</b> with faults");
  expect(page).toContain('<option value="dark">dark</option>');
});

test("nothing that a page brought becomes markup", () => {
  const page = gallery([differs]);
  expect(page).toContain("&lt;script&gt;");
  expect(page).not.toContain("<img onerror");
});
