const DONE = [
  "avatar",
  "profile",
  "email",
  "phone",
  "withdrawPassword",
  "withdrawPasswordReset",
  "accountAdded",
  "accountRemoved",
  "sessionEnded",
  "sessionsEnded",
  "language",
] as const;
export type Done = (typeof DONE)[number];

/** What the address says was done a moment ago; nothing for a word of somebody else's. */
export function doneOf(url: string): Done | null {
  const said = new URL(url).searchParams.get("done");
  return DONE.find((one) => one === said) ?? null;
}
