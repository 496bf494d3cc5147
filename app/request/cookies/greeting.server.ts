import { createCookie } from "@remix-run/node";

/** A login leaves it for the page that it leads to; it opens nothing and says nothing of anybody. */
const cookie = createCookie("greeting", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: 120,
});

/** Whether this is the first page after a login: there the member reads of their last visit. */
export async function isGreetingDue(request: Request): Promise<boolean> {
  const cookies = request.headers.get("cookie");
  return !!cookies?.includes("greeting=") && (await cookie.parse(cookies)) === true;
}

export const asksGreeting = () => cookie.serialize(true);
export const endsGreeting = () => cookie.serialize(false, { maxAge: 0 });
