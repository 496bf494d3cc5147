import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { logIn } from "./login.server.ts";
import { loginData } from "./login-data.server.ts";
import { LoginDialog } from "./login-dialog.tsx";

export const handle = { i18n: ["auth", "access", "phone", "login"] };

export async function loader(args: LoaderFunctionArgs) {
  const loaded = await loginData(args);
  // A captcha is one visitor's own and never another's page.
  return data(loaded, loaded.captcha ? { headers: { "cache-control": "no-store" } } : undefined);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const kept = loaderHeaders.get("cache-control");
  return kept ? { "cache-control": kept } : new Headers();
};

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
