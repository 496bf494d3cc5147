import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { captchaHeaders, ownWithCaptcha } from "#app/parts/captcha/captcha-page.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { captcha } from "#platform/contract/members/captcha.ts";
import { readCodeSent } from "../code/code-sent.server.ts";
import { dialogArt } from "../dialog/dialog-art.server.ts";
import { readAgentLink } from "./agent-link.server.ts";
import { fieldContext } from "./field-context.server.ts";
import { readInvitation } from "./read-invitation.server.ts";
import { askedFields, signUp } from "./register.server.ts";
import { RegisterDialog } from "./register-dialog.tsx";
import { registerSchema } from "./register-schema.server.ts";

export const handle = { i18n: ["auth", "phone", "login"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const { t, titled } = wordsOf(site, "auth");
  const [{ tab, tabs, fields, ageMin }, art, sent, asked, agentLink, invitation] =
    await Promise.all([
      askedFields(site, args.request),
      dialogArt(site, "w_reg"),
      readCodeSent(args.request, "register"),
      site.ask(captcha, { ifAskedAtRegister: "1" }, { isFresh: true }).catch(() => null),
      readAgentLink(site, searchParams.get("link")),
      readInvitation(site, args.request),
    ]);
  return ownWithCaptcha({
    tab,
    tabs,
    fields,
    context: { ...(await fieldContext(site, fields, ageMin)), sent },
    constraint: getZodConstraint(registerSchema(fields, ageMin)),
    invitation,
    agentLink,
    captcha: asked?.captcha ?? null,
    art,
    title: titled(t("register.title")),
  });
}

export const headers = captchaHeaders;

export const action = (args: ActionFunctionArgs) => signUp(args);

export default function Register() {
  return (
    <RegisterDialog data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
