/** What a passkey signed, as a form carries it; null for anything that is not one. */
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
