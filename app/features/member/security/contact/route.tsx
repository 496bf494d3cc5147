import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { centrePage } from "../centre-page.server.ts";
import { bindContact, channelOf, contactData } from "./contact.server.ts";
import { ContactPage } from "./contact-page.tsx";

export const handle = { i18n: ["member", "security", "auth", "phone", "login"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, `${channelOf(args.request) === "email" ? "email" : "phone"}.title`, contactData);

export const action = (args: ActionFunctionArgs) => bindContact(args);

export default function Contact() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <ContactPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
