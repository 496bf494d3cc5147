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
  "identitySent",
  "documentSent",
  "fundsSent",
] as const;
export type Done = (typeof DONE)[number];

/** The action just done, from the address; null for an unknown word. */
export function doneOf(url: string): Done | null {
  const said = new URL(url).searchParams.get("done");
  return DONE.find((one) => one === said) ?? null;
}
