/** The same answer with more cookies. */
export function withCookies(answer: Response, lines: readonly string[]): Response {
  if (lines.length === 0) return answer;
  const headers = new Headers(answer.headers);
  for (const line of lines) headers.append("set-cookie", line);
  const { status, statusText } = answer;
  return new Response(answer.body, { status, statusText, headers });
}
