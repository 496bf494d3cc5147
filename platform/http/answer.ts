import { z } from "zod";
import type { Call, Envelope } from "../contract/wire/call.ts";
import { type Refusal, Unknown } from "../contract/wire/refusal.ts";

type Answer = { status: number; envelope: Envelope };

export const done = (call: Call, value: unknown, reference: string): Answer =>
  answered(z.encode(call.value, value as never), reference);

/** The answer with a value that has the form of the wire already. */
export const answered = (value: unknown, reference: string): Answer => ({
  status: 200,
  envelope: { success: true, value, message: null, reference },
});

export function refused(refusal: Refusal, reference: string): Answer {
  const { status, code, field, details, others } = refusal;
  const envelope: Envelope = { success: false, value: null, message: code, reference };
  if (field) envelope.field = field;
  if (details) envelope.details = details;
  if (others.length > 0) envelope.others = [...others];
  return { status, envelope };
}

/** The error's own words never leave the platform. The reference leads to the log. */
export function failed(error: unknown, reference: string): Answer {
  const status = error instanceof Unknown ? 503 : 500;
  return {
    status,
    envelope: { success: false, value: null, message: "unknown_error", reference },
  };
}
