import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { captchaHeaders, ownWithCaptcha } from "#app/parts/captcha/captcha-page.server.ts";
import { forgot, forgotData } from "./forgot.server.ts";
import { ForgotDialog } from "./forgot-dialog.tsx";

export const handle = { i18n: ["access", "phone", "login"] };

export const loader = async (args: LoaderFunctionArgs) => ownWithCaptcha(await forgotData(args));

export const headers = captchaHeaders;

export const action = (args: ActionFunctionArgs) => forgot(args);

export default function Forgot() {
  return (
    <ForgotDialog data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: "robots", content: "noindex" },
];
