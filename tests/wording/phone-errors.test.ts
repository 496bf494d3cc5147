import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { encodeMessage, sayMessage } from "#app/ui/format/message.ts";

type Words = Record<string, unknown>;
const locales = import.meta.glob<Words>("/app/i18n/locales/{es,en}/{auth,access,security}.ts", {
  eager: true,
  import: "default",
});
const verbs = import.meta.glob<string>(
  [
    "/platform/members/codes/*.ts",
    "/platform/members/account/send-register-code.ts",
    "/platform/members/auth/send-login-code.ts",
    "/platform/members/passwords/set-password-by-phone.ts",
    "/platform/core/limits/{code,text}-limit.ts",
    "!**/*.test.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** The namespaces of each form that sends a text message or asks for its code. */
const FORMS = {
  "registration and login": ["auth"],
  "a new password and the second step of a login": ["access"],
  "the number of an account": ["security", "auth"],
};
const SERVICE = /escríbenos|write to us/i;

/** The specification's phone-auth errors by our codes, and what their words must say. */
const ERRORS: Record<string, RegExp> = {
  mobile_invalid: /celular|mobile|phone/i,
  input_required: /./,
  sms_too_many: /5/,
  too_many_attempts: /5/,
  verification_code_wrong: /código|code/i,
  verification_code_expired: /pide otro|another/i,
  captcha_required: /imagen|captcha/i,
  captcha_wrong: /imagen|picture/i,
  sms_unavailable: SERVICE,
  sms_country: /país|country/i,
  operation_not_enabled: SERVICE,
  unknown_error: /./,
};

async function sayIn(language: string, namespaces: string[]) {
  const i18n = createInstance();
  const words = (name: string) => locales[`/app/i18n/locales/${language}/${name}.ts`]!;
  const resources = { [language]: Object.fromEntries(namespaces.map((ns) => [ns, words(ns)])) };
  const [defaultNS, ...fallbackNS] = namespaces as [string, ...string[]];
  await i18n.init({ lng: language, ns: namespaces, defaultNS, fallbackNS, resources } as never);
  const details = { minutes: 5, count: 5 };
  return (code: string) => sayMessage(i18n.t, encodeMessage(code, details));
}

test.each(Object.entries(FORMS))(
  "%s: each phone-auth error has its words",
  async (_, namespaces) => {
    const [spanish, english] = [await sayIn("es", namespaces), await sayIn("en", namespaces)];
    for (const [code, says] of Object.entries(ERRORS)) {
      for (const say of [spanish, english]) {
        expect(say(code)).toMatch(says);
        if (code !== "unknown_error") expect([code, say(code)]).not.toEqual([code, say("strange")]);
        expect(say(code)).not.toMatch(/errors\.|\{\{/);
      }
      expect(spanish(code)).not.toBe(english(code));
    }
  },
);

test("the calls about numbers and codes refuse with no other error", () => {
  expect(Object.keys(verbs).length).toBeGreaterThan(6);
  const thrown = Object.values(verbs).flatMap((source) =>
    [...source.matchAll(/new Refusal\("(\w+)"/g)].map(([, code]) => code),
  );
  const others = thrown.filter((code) => !(code! in ERRORS));
  expect(thrown).toContain("sms_too_many");
  // Nothing is wrong with the number while nobody may register.
  expect(new Set(others)).toEqual(new Set(["registration_closed"]));
});
