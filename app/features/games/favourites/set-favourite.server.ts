import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isNavigation, requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { favouriteSet } from "#platform/contract/play/games.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";
import {
  type FavouriteInput,
  favouriteInput,
  readPending,
  writePending,
} from "./pending-favourite.server.ts";

/** Saves or removes a game for a member; a guest is sent to the login dialog and back. */
export async function setFavourite(args: ActionFunctionArgs) {
  const { request } = args;
  requireOwnOrigin(request);
  const site = await guardedSite(args);
  const form = await request.formData();
  const to = safePath(form.get("to"), "/favorite");
  const asked = readForm(form);
  if (!asked) return data({ refused: "unknown_error" }, 400);
  if (!(await site.member())) {
    const after = `/favorite/finish?to=${encodeURIComponent(to)}`;
    const headers = { "set-cookie": await writePending(request, { ...asked, isFavourite: true }) };
    return redirect(`/login?to=${encodeURIComponent(after)}`, { headers });
  }
  try {
    await site.ask(favouriteSet, asked);
  } catch (error) {
    const refused = refusalOf(error);
    // Without scripts the list of saved games explains why nothing can be saved.
    if (isNavigation(request)) return redirect("/favorite");
    return data({ refused }, 422);
  }
  return isNavigation(request) ? redirect(to) : data({});
}

/** The login dialog's return address: saves the game the guest had pressed, then shows the list. */
export async function finishFavourite(args: LoaderFunctionArgs) {
  const { request } = args;
  const site = await guardedSite(args);
  const to = safePath(new URL(request.url).searchParams.get("to"), "/favorite");
  const pending = await readPending(request);
  // A guest who closed the dialog still gets the list; after a refusal the heart stays empty.
  if (pending && (await site.member())) await site.ask(favouriteSet, pending).catch(refusalOf);
  return redirect(to, { headers: { "set-cookie": await writePending(request, null) } });
}

function readForm(form: FormData): FavouriteInput | null {
  const read = favouriteInput.safeParse({
    nodeId: form.get("nodeId"),
    vendor: form.get("vendor"),
    gameType: form.get("gameType"),
    isFavourite: form.get("isFavourite") === "true",
  });
  return read.success ? read.data : null;
}

function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return encodeMessage(error.code, error.details);
  if (error instanceof Unknown) return "unconfirmed";
  throw error;
}
