import { expect, test } from "vitest";
import { demoWhitelabel } from "#platform/store/seed/whitelabel.ts";
import { missingSender } from "./missing-sender.ts";

const plain = { code: "uno", whitelabel: demoWhitelabel() };
const mobile = { code: "dos", whitelabel: demoWhitelabel("alba") };
const gateway = "https://sms.example";

test("only a merchant that sends codes by text needs somebody to carry them", () => {
  expect(missingSender({ SMS_GATEWAY_URL: undefined }, [plain])).toBeNull();
  expect(missingSender({ SMS_GATEWAY_URL: gateway }, [plain, mobile])).toBeNull();
  expect(missingSender({ SMS_GATEWAY_URL: undefined }, [plain, mobile])).toBe(
    "SMS_GATEWAY_URL is missing: dos has REGMOBVERF3 on, which sends codes by text.",
  );
});
