import type { Submission, SubmissionResult } from "@conform-to/react";
import { data } from "@remix-run/node";
import { encodeMessage } from "#app/ui/format/message.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

type Options = { fields: readonly string[]; hideFields?: string[] };

/**
 * Turns a refusal of the platform into the form's reply. It stands at its field, or over the form
 * when the form has no such field; the faults of other fields stand at theirs. An unknown outcome
 * asks the visitor to try again, which the kept idempotency key makes safe. Any other error is our
 * own fault and is rethrown.
 */
export function refusalToReply<Value>(
  submission: Submission<Value, string[], unknown>,
  error: unknown,
  { fields, hideFields }: Options,
): SubmissionResult<string[]> {
  const message = messageOf(error);
  const hidden = hideFields && { hideFields: hideFields as never };
  const field = error instanceof Refusal ? error.field : undefined;
  if (!field || !fields.includes(field)) {
    return submission.reply({ formErrors: [message], ...hidden });
  }
  const others = error instanceof Refusal ? error.others : [];
  const inForm = others.filter((other) => fields.includes(other.field));
  const fieldErrors = Object.fromEntries([
    ...inForm.map((other) => [other.field, [encodeMessage(other.message, other.details)]]),
    [field, [message]],
  ]);
  return submission.reply({ fieldErrors: fieldErrors as never, ...hidden });
}

/** The status of a form that the platform refused, or did not answer. */
export const statusOf = (error: unknown): number => (error instanceof Refusal ? 422 : 503);

/** Answers a refused form with its reply and status. */
export const answerRefusal = <Value>(
  submission: Submission<Value, string[], unknown>,
  error: unknown,
  options: Options,
) => data(refusalToReply(submission, error, options), statusOf(error));

function messageOf(error: unknown): string {
  if (error instanceof Refusal) return encodeMessage(error.code, error.details);
  if (error instanceof Unknown) return "unconfirmed";
  throw error;
}
