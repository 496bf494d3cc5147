import type { IncomingMessage } from "node:http";

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * The status that refuses a request before anything reads it; null for a sound one. Two Host headers
 * or odd letters in one would let two programs see two hosts. TRACE answers with what was sent.
 */
export function malformedStatus({
  method,
  rawHeaders,
}: Pick<IncomingMessage, "method" | "rawHeaders">): 400 | 405 | null {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host",
  );
  if (hosts.length !== 1 || !HOST.test(hosts[0] ?? "")) return 400;
  return method === "TRACE" || method === "TRACK" ? 405 : null;
}
