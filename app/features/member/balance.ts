import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isNavigation, requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { safePath } from "#app/request/redirects.ts";

export const loader = () => redirect("/");

/** Does nothing by itself: every write makes the page ask for the frame's balance again. */
export async function action({ request }: ActionFunctionArgs) {
  requireOwnOrigin(request);
  if (!isNavigation(request)) return { ok: true };
  const form = await request.formData();
  return redirect(safePath(form.get("to")));
}
