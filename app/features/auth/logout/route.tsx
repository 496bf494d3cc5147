import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { clearSession } from "#app/request/cookies/cookies.server.ts";
import { forgetKeptForm } from "#app/request/cookies/kept-form.server.ts";
import { forgetRemembered } from "#app/request/cookies/remember.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { logout } from "#platform/contract/members/auth.ts";
import { loggedError } from "#platform/contract/wire/logged-error.ts";
import { LogoutDialog } from "./logout-dialog.tsx";

export const handle = { i18n: ["auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  if (!(await site.member())) throw redirect("/");
  const { t, titled } = wordsOf(site, "common");
  return { title: titled(t("account.logout")) };
}

/** Logs out even when the platform does not answer: this browser forgets the session either way. */
export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  if (site.token) {
    await site.ask(logout, {}).catch((error: unknown) => {
      const failure = { message: "logout failed", error: loggedError(error) };
      args.context.log?.({ level: "warn", ...failure });
    });
  }
  // Cached pages are cleared, so that the back button shows none of them. Storage stays: it holds
  // the saved lotteries of every member who uses this browser, and its preferences are not secret.
  const headers = new Headers({ "clear-site-data": '"cache"' });
  headers.append("set-cookie", await clearSession());
  headers.append("set-cookie", await forgetKeptForm());
  for (const cookie of await forgetRemembered(site, args.request)) {
    headers.append("set-cookie", cookie);
  }
  return redirect("/", { headers });
}

export default LogoutDialog;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
