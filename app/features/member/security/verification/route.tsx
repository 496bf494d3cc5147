import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { sendDocument } from "./send-document.server.ts";
import { sendIdentity, verificationData } from "./verification.server.ts";
import { VerificationPage } from "./verification-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, "identity.title", verificationData);

/** Two forms: the details of a document, and a picture of it. */
export const action = (args: ActionFunctionArgs) =>
  args.request.headers.get("content-type")?.startsWith("multipart/")
    ? sendDocument(args)
    : sendIdentity(args);

export default function Verification() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  if (!data) return null;
  const problem = last && "problem" in last ? last.problem : undefined;
  const form = last && !("problem" in last) ? last : undefined;
  return <VerificationPage data={data} last={form} problem={problem} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
