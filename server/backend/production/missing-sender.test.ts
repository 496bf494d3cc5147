import { expect, test } from "vitest";
import { FLAGS } from "#platform/contract/core/site.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { missingSender } from "./missing-sender.ts";

const plain = { code: "uno", whitelabel: demoWhitelabel(), settings: {} };
const mobile = { code: "dos", whitelabel: demoWhitelabel(FLAGS), settings: {} };
const wary = { code: "tres", whitelabel: [], settings: { newDeviceChallenge: true } };
const SMS_GATEWAY_URL = "https://sms.example";
const SMTP_URL = "smtps://mail.example";
const withoutText = { SMTP_URL, SMS_GATEWAY_URL: undefined };

test("a missing text gateway is reported with the merchant and the reason", () => {
  expect(missingSender({ SMTP_URL, SMS_GATEWAY_URL }, [plain, mobile, wary])).toBeNull();
  expect(missingSender(withoutText, [])).toBeNull();
  expect(missingSender(withoutText, [mobile])).toBe(
    "SMS_GATEWAY_URL is missing: dos has REGMOBVERF3 on, which sends codes by text.",
  );
  expect(missingSender(withoutText, [wary])).toMatch(/: tres .* newDeviceChallenge on/);
  expect(missingSender(withoutText, [plain])).toMatch(/: uno lets members prove their phones/);
});

test.each(["MOBILENUMREG3", "MOBILEVERCODELOGIN3", "REGMOBVERF3", "CHNGPASSVERIF3"])(
  "%s alone is a reason",
  (flag) => {
    const whitelabel = [{ modId: flag, enabled: "1" as const, childrenNodes: [] }];
    const said = missingSender(withoutText, [{ code: "uno", whitelabel, settings: {} }]);
    expect(said).toMatch(`uno has ${flag} on`);
  },
);

test("every merchant needs somebody to carry letters: passwords are forgotten", () => {
  const withoutMail = { SMS_GATEWAY_URL, SMTP_URL: undefined };
  expect(missingSender(withoutMail, [])).toBeNull();
  expect(missingSender(withoutMail, [plain])).toMatch(/^SMTP_URL is missing: uno offers/);
});
