import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { siteOf } from "#app/server/site.server.ts";
import { dialogArt } from "../dialog-art.server.ts";
import { guestsOnly } from "../guests-only.server.ts";
import { logIn, loginSchema } from "./login.server.ts";
import { LoginDialog } from "./login-dialog.tsx";
import { readRememberedName } from "./remembered-name.server.ts";

export const handle = { i18n: ["auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  const to = new URL(args.request.url).searchParams.get("to");
  await guestsOnly(site, to);
  const { t, titled } = wordsOf(site, "auth");
  return {
    constraint: getZodConstraint(loginSchema),
    art: await dialogArt(site, "w_login"),
    username: await readRememberedName(args.request),
    title: titled(t("login.title")),
  };
}

export const action = (args: ActionFunctionArgs) => logIn(args);

export default function Login() {
  return (
    <LoginDialog data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
