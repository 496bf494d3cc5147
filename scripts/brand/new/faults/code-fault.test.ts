import { expect, test } from "vitest";
import { codeFault } from "./code-fault.ts";

test.each(["joker", "vip", "bet", "jackpot", "crown", "bonus", "es", "en"])(
  "%s, which the site's own code says, is refused with one that it does not say",
  (code) => {
    const fault = codeFault(".", code);
    expect(fault).toContain(`the site's own code says "${code}"`);
    const [, other = ""] = /such as (\w+)$/.exec(fault!) ?? [];
    expect(codeFault(".", other)).toBeUndefined();
  },
);

test.each(["luma", "alba", "joker7"])("%s can be a code", (code) => {
  expect(codeFault(".", code)).toBeUndefined();
});
