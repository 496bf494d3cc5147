import { expect, test } from "vitest";
import { demoWhitelabel } from "#platform/store/seed/whitelabel.ts";
import { missingSender } from "./missing-sender.ts";

const plain = { code: "uno", whitelabel: demoWhitelabel(), settings: {} };
const mobile = { code: "dos", whitelabel: demoWhitelabel("alba"), settings: {} };
const wary = { code: "tres", whitelabel: [], settings: { newDeviceChallenge: true } };
const SMS_GATEWAY_URL = "https://sms.example";
const SMTP_URL = "smtps://mail.example";
const withoutText = { SMTP_URL, SMS_GATEWAY_URL: undefined };

test("only a merchant that sends codes by text needs somebody to carry them", () => {
  expect(missingSender(withoutText, [plain])).toBeNull();
  expect(missingSender({ SMTP_URL, SMS_GATEWAY_URL }, [plain, mobile, wary])).toBeNull();
  expect(missingSender(withoutText, [plain, mobile])).toBe(
    "SMS_GATEWAY_URL is missing: dos has REGMOBVERF3 on, which sends codes by text.",
  );
  expect(missingSender(withoutText, [plain, wary])).toMatch(/: tres .* newDeviceChallenge on/);
});

test("every merchant needs somebody to carry letters: passwords are forgotten", () => {
  const withoutMail = { SMS_GATEWAY_URL, SMTP_URL: undefined };
  expect(missingSender(withoutMail, [])).toBeNull();
  expect(missingSender(withoutMail, [plain])).toMatch(/^SMTP_URL is missing: uno offers/);
});
