/** The smallest answer there is, for measuring how long one takes. */
export function loader() {
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
