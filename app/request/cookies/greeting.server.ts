import { createCookie } from "@remix-run/node";

/** A login sets it for the page it leads to. It grants no access and carries no personal data. */
const cookie = createCookie("greeting", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: 120,
});

/** True on the first page after a login, which tells the member about their last visit. */
export async function isGreetingDue(request: Request): Promise<boolean> {
  const cookies = request.headers.get("cookie");
  return !!cookies?.includes("greeting=") && (await cookie.parse(cookies)) === true;
}

export const asksGreeting = () => cookie.serialize(true);
export const endsGreeting = () => cookie.serialize(false, { maxAge: 0 });
