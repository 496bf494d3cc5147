import type { LetterKind } from "../../../contract/staff/merchant/letter-form.ts";
import { LETTERS } from "../../../contract/staff/merchant/letter-form.ts";
import type { Message } from "../../../core/outbox/letters.ts";

const SAMPLES = {
  account: "ana.luz",
  code: "123456",
  minutes: 10,
  at: "2026-11-20 18:30",
  device: "Chrome · Android",
  address: "203.0.113.9",
  change: "phone",
  level: 3,
  board: "Copa de oro",
  place: 2,
  prize: "$500.00",
  until: "2026-11-30 18:00",
};

/** A letter of that kind to nobody. Its link leads to the merchant's site and opens nothing. */
export function sampleOf(kind: LetterKind, origin: string): Message {
  const values = { ...SAMPLES, link: `${origin}/forgot/new?token=sample` };
  const named = Object.entries(values).filter(([name]) =>
    LETTERS[kind].placeholders.some((one) => one === name),
  );
  return { kind, given: Object.fromEntries(named) } as Message;
}
