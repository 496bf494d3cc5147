import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { captchaHeaders, ownWithCaptcha } from "#app/parts/captcha/captcha-page.server.ts";
import { logIn } from "./login.server.ts";
import { loginData } from "./login-data.server.ts";
import { LoginDialog } from "./login-dialog.tsx";

export const handle = { i18n: ["auth", "access", "phone", "login"] };

export const loader = async (args: LoaderFunctionArgs) => ownWithCaptcha(await loginData(args));

export const headers = captchaHeaders;

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
