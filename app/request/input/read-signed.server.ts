/** A passkey's signed answer from a form; null when the field holds anything else. */
export function readSigned(form: FormData) {
  const requestId = String(form.get("requestId") ?? "");
  const text = String(form.get("answer") ?? "");
  if (!requestId || text.length > 20_000) return null;
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
    return { requestId, answer: answer as Record<string, unknown> };
  } catch {
    return null;
  }
}
