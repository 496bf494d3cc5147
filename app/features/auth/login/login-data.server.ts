import { getZodConstraint } from "@conform-to/zod/v4";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { captchaForText } from "#app/parts/captcha/new-captcha.server.ts";
import { dialCountriesOf } from "#app/request/countries/dial-countries.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { captcha } from "#platform/contract/members/captcha.ts";
import { dialogArt } from "../dialog/dialog-art.server.ts";
import { wantedDemo } from "./demo/wanted-demo.server.ts";
import { loginSchema } from "./login.server.ts";
import { readRememberedName } from "./remembered-name.server.ts";
import { readSmsSent } from "./sms-cookie.server.ts";

/** The login methods of this merchant and the data of the open one. */
export async function loginData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { request } = args;
  const { searchParams } = new URL(request.url);
  const flags = await site.flags();
  const way: "username" | "sms" = searchParams.get("way") === "sms" ? "sms" : "username";
  const username = await readRememberedName(request);
  const [art, countries, sms, asked, demo] = await Promise.all([
    dialogArt(site, "w_login"),
    way === "sms" ? dialCountriesOf(site, { isForText: true }) : [],
    way === "sms" ? readSmsSent(request) : null,
    way === "username"
      ? site.ask(captcha, { ifAskedFor: username }, { isFresh: true }).catch(() => null)
      : { captcha: await captchaForText(site) },
    wantedDemo(site, searchParams.get("to")),
  ]);
  const { t, titled } = wordsOf(site, "auth");
  return {
    constraint: getZodConstraint(loginSchema.pick({ username: true, password: true })),
    art,
    username,
    way,
    hasSms: flags.has("MOBILEVERCODELOGIN3"),
    hasRegister: flags.has("DIRECTREG3"),
    demo,
    hasFreePlay: demo === null && flags.has("FREEPLAY3"),
    as: searchParams.get("as") === "agent" ? ("agent" as const) : undefined,
    /** Why the requested action was refused. */
    refused: searchParams.get("refused")?.slice(0, 40) ?? null,
    countries,
    sms,
    captcha: asked?.captcha ?? null,
    now: Date.now(),
    title: titled(t("login.title")),
  };
}
export type LoginData = Awaited<ReturnType<typeof loginData>>;
