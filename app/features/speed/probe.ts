/** The smallest possible answer, to measure its time. */
export function loader() {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
