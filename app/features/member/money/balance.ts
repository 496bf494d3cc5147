import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isNavigation, requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { safePath } from "#app/request/redirects.ts";

export const loader = () => redirect("/");

/** Changes nothing itself: after every action the page loads the frame's balance again. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  if (!isNavigation(request)) return { ok: true };
  const form = await request.formData();
  return redirect(safePath(form.get("to")));
}
