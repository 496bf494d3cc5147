export const ROLES = ["guest", "member", "vip", "agent", "trial"] as const;
export type Role = (typeof ROLES)[number];

/** The demonstration's own accounts, and a VIP account with enough play for a higher level. */
export const ACCOUNTS = {
  member: { username: "demo", as: "member" },
  vip: { username: "vip", as: "member" },
  agent: { username: "agente", as: "agent" },
  trial: { username: "prueba", as: "member" },
} as const satisfies Record<Exclude<Role, "guest">, { username: string; as: "member" | "agent" }>;

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** The account's role; "own" for an account created in the preview. */
export function roleOf(username: string | undefined): Role | "own" {
  if (username === undefined) return "guest";
  return ROLES.find((role) => role !== "guest" && ACCOUNTS[role].username === username) ?? "own";
}
