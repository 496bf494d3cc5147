import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { sendIdentity, verificationData } from "./verification.server.ts";
import { VerificationPage } from "./verification-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, "identity.title", verificationData);

export const action = (args: ActionFunctionArgs) => sendIdentity(args);

export default function Verification() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <VerificationPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
