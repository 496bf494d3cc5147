import { Refusal } from "../contract/wire/refusal.ts";

/**
 * Runs a verb whose inputs have other names in its call. Its refusals then name the call's field, also
 * for a part of it ("words.es.title").
 */
export async function withFieldNames<T>(
  names: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.field === undefined) throw error;
    const { code, status, details, others } = error;
    const [first = "", ...rest] = error.field.split(".");
    const field = [names[first] ?? first, ...rest].join(".");
    throw new Refusal(code, { status, field, others, ...(details && { details }) });
  }
}
