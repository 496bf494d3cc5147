import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { isNavigation, requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import {
  hiddenBalanceCookie,
  languageCookie,
  themeCookie,
} from "#app/request/cookies/cookies.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { unguardedSite } from "#app/request/site.server.ts";
import { readPreferences } from "./read-preferences.ts";

export const loader = () => redirect("/");

/** Stores a visitor's choices: language, theme, and whether the balance is hidden. */
export async function action(args: ActionFunctionArgs) {
  requireOwnOrigin(args.request);
  const { brand } = await unguardedSite(args);
  const form = await args.request.formData();
  const { language, theme, hideBalance } = readPreferences(form, brand.config.languages);
  const headers = new Headers();
  if (language) headers.append("set-cookie", await languageCookie.serialize(language));
  if (theme) headers.append("set-cookie", await themeCookie.serialize(theme));
  if (hideBalance !== undefined) {
    headers.append("set-cookie", await hiddenBalanceCookie.serialize(hideBalance));
  }
  if (isNavigation(args.request))
    return redirect(withoutLanguage(safePath(form.get("to"))), { headers });
  return data({ ok: true }, { headers });
}

/** Drops the language from a link, because the choice just made wins. */
function withoutLanguage(path: string): string {
  const url = new URL(path, "http://site.invalid");
  url.searchParams.delete("lang");
  return url.pathname + url.search + url.hash;
}
