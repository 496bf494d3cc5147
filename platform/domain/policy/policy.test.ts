import { describe, expect, test } from "vitest";
import { GATES } from "../../contract/core/gates.ts";
import { euros, pounds } from "./amounts.ts";
import { DEMO } from "./demo.ts";
import { MOST_RESTRICTIVE, resolvePlace, stricterPolicy } from "./most-restrictive.ts";
import { NOT_CONFIRMED, type Place, READ_ON } from "./place.ts";
import { PLACES } from "./places.ts";
import { fieldOf, type Policy } from "./policy.ts";
import { POLICY_CODES, policyOf } from "./policy-of.ts";
import { FIELD_NAMES, stricterField } from "./strictness.ts";

const places = Object.entries<Place>(PLACES);
const inDemonstration = { isProduction: false };
const inProduction = { isProduction: true };

describe("a place", () => {
  test.each([...places, ["demo", DEMO] as const])("%s sources every field", (_, place) => {
    expect(Object.keys(place).sort()).toEqual([...FIELD_NAMES].sort());
    for (const name of FIELD_NAMES) {
      const field = place[name];
      expect(field.source, name).not.toBe("");
      expect(field.readOn, name).toBe(READ_ON);
      expect("value" in field, name).toBe(field.isConfirmed);
    }
  });

  test("has the strictest value where nothing was confirmed", () => {
    const { limits, realityCheck, allows } = policyOf("MX", inProduction);
    expect(limits.raiseWaitHours).toBe(168);
    expect(limits.depositCeiling).toEqual(euros({ day: 600n, week: 1500n, month: 3000n }));
    expect(realityCheck).toMatchObject({ isForced: true, maxMinutes: 60 });
    expect(allows).toMatchObject({ play: true, points: false, autoplay: false });
  });

  test("keeps what its sources say although others are stricter", () => {
    const { limits, numbers } = policyOf("GB", inProduction);
    expect(limits.depositCeiling).toBeNull();
    expect(limits.raiseWaitHours).toBe(24);
    expect(numbers.spinSecondsLeast).toBe(2.5);
  });

  test("has no field of which nothing at all is known", () => {
    expect(resolvePlace(NOT_CONFIRMED)).toEqual(MOST_RESTRICTIVE);
    const missing = FIELD_NAMES.filter((name) => fieldOf(MOST_RESTRICTIVE, name) === undefined);
    expect(missing).toEqual([]);
  });
});

describe("the most restrictive policy", () => {
  test("is as the table's last column says", () => {
    expect(MOST_RESTRICTIVE).toMatchObject({
      identity: {
        ...{ minAge: 18, youngUntil: 25, birthDateAtRegistration: true, isBiometric: true },
        ...{ documentAtRegistration: true, verifyBefore: "deposit" },
      },
      limits: {
        ...{ depositAtSignUp: "required", required: ["loss", "time"], confirmWithinHours: 168 },
        ...{ raiseWaitHours: 168, raiseNeedsTest: true, raiseGapMonths: 3 },
        depositCeiling: euros({ day: 600n, week: 1500n, month: 3000n }),
      },
      realityCheck: { isForced: true, minMinutes: 15, maxMinutes: 60, defaultMinutes: 60 },
      sessionSetup: "casino",
      exclusion: { months: [6, 12, 24, 60], mayBeForEver: true, scope: "operator" },
      withdrawals: { mayCancel: false, orderWithinMinutes: 120, ownNameOnly: true },
      numbers: {
        ...{ autoplayMost: 0, spinSecondsLeast: 3, wageringMultipleMost: 10, idleMinutes: 30 },
        ...{ rtpLeast: 8500, historyMonths: 36, exclusionRecordYears: 7, recordYears: 6 },
        slotStakeMost: pounds({ adult: 5n, young: 2n }),
      },
      complaint: { answerDays: 30, authority: null },
    });
  });

  test("allows nothing that needs leave", () => {
    expect(GATES.filter((gate) => MOST_RESTRICTIVE.allows[gate])).toEqual([]);
  });

  test.each(places)("is nowhere looser than %s", (code) => {
    const place = policyOf(code, inProduction);
    const looser = FIELD_NAMES.filter((name) => {
      const [most, its] = [fieldOf(MOST_RESTRICTIVE, name), fieldOf(place, name)];
      return JSON.stringify(stricterField(name, most, its), text) !== JSON.stringify(most, text);
    });
    expect(looser).toEqual([]);
  });
});

test.each([
  ["nobody's", null, false],
  ["an unknown one", "XX", false],
  ["one in small letters", "es", false],
  ["a property of objects", "constructor", false],
  ["the demonstration's in production", "demo", true],
])("the code %s has the most restrictive policy", (_, code, isProduction) => {
  expect(policyOf(code, { isProduction })).toBe(MOST_RESTRICTIVE);
});

test("the demonstration allows everything and keeps real limits", () => {
  const demo = policyOf("demo", inDemonstration);
  expect(GATES.filter((gate) => !demo.allows[gate])).toEqual([]);
  expect(demo.limits).toMatchObject({ depositAtSignUp: "offered", raiseWaitHours: 24 });
  expect(demo.realityCheck).toMatchObject({ isForced: false, defaultMinutes: 60 });
});

test("every policy waits a day at least for a raise, and offers a time-out", () => {
  for (const code of POLICY_CODES) {
    const { limits, timeOutHours } = policyOf(code, inDemonstration);
    expect(limits.raiseWaitHours, code).toBeGreaterThanOrEqual(24);
    expect(limits.confirmWithinHours, code).toBe(168);
    expect(timeOutHours, code).toEqual([24, 168, 720]);
  }
});

describe("two policies together", () => {
  const of = (code: string) => policyOf(code, inDemonstration);

  test("are the stricter one in each field", () => {
    const both = stricterPolicy(of("ES"), of("GB"));
    expect(both.numbers).toMatchObject({ autoplayMost: 0, spinSecondsLeast: 3 });
    expect(both.allows).toMatchObject({ welcomeBonus: true, autoplay: false, creditCard: false });
    expect(both.limits.raiseWaitHours).toBe(168);
    expect(both.exclusion.months).toEqual([6, 12, 24, 60]);
  });

  test("refuse what one refuses", () => {
    expect(GATES.filter((gate) => stricterPolicy(of("demo"), of("CL")).allows[gate])).toEqual([]);
  });

  test("are the same in either order", () => {
    for (const one of POLICY_CODES)
      for (const other of POLICY_CODES)
        expect(comparable(stricterPolicy(of(one), of(other)))).toEqual(
          comparable(stricterPolicy(of(other), of(one))),
        );
  });
});

/** Helplines keep the order in which they were told. */
const comparable = (policy: Policy) => ({ ...policy, helplines: policy.helplines.length });

function text(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}` : value;
}
