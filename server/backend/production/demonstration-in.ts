import type { merchants } from "#platform/store/schema/merchant.ts";

type Merchant = Pick<typeof merchants.$inferSelect, "code" | "isDemonstration">;

/** Why production must not start: a demonstration filled its database, with known passwords. */
export function demonstrationIn(rows: readonly Merchant[]): string | null {
  const made = rows.filter(({ isDemonstration }) => isDemonstration).map(({ code }) => code);
  if (made.length === 0) return null;
  return `DATABASE_URL names the database of a demonstration (${made.sort().join(", ")}), whose passwords everybody knows: name an empty one, or set DEPLOYMENT=demo.`;
}
