import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { wordsOf } from "#app/server/page-title.server.ts";
import { realSite } from "../real-site.server.ts";
import { bindContact, channelOf, contactData } from "./contact.server.ts";
import { ContactPage } from "./contact-page.tsx";

export const handle = { i18n: ["member", "security", "auth", "phone"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await realSite(args);
  if (!site) return null;
  const { t, titled } = wordsOf(site, "security");
  const channel = channelOf(args.request);
  const name = channel === "email" ? "email" : "phone";
  return { ...(await contactData(site, channel)), title: titled(t(`${name}.title`)) };
}

export const action = (args: ActionFunctionArgs) => bindContact(args);

export default function Contact() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <ContactPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
