import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { usernameTaken } from "#platform/contract/members/account.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

/** Whoever opens this address as a page gets the registration. */
export async function loader(args: LoaderFunctionArgs) {
  await guardedSite(args);
  return redirect("/register");
}

/** Tells the form whether a name is taken; an address beyond its limits learns nothing. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  requireOwnOrigin(args.request);
  const site = await guardedSite(args);
  const form = await args.request.formData();
  const username = String(form.get("username") ?? "").slice(0, 255);
  try {
    return Response.json(await site.ask(usernameTaken, { username }));
  } catch (error) {
    if (error instanceof Refusal || error instanceof Unknown) return Response.json({});
    throw error;
  }
}
