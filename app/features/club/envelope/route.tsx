import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { envelopeOpen, envelopeShow } from "#platform/contract/club/gifts/envelopes.ts";
import { newPress, pressFields, seedWith } from "../draws/press.server.ts";
import { EnvelopePage } from "./envelope-page.tsx";

export const handle = { i18n: ["envelope", "draws", "promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { held, own } = await site.ask(envelopeShow, {}, { isPersonal: true });
  if (!held) throw new Response(null, { status: 404 });
  const asked = new URL(args.request.url).searchParams.get("opened");
  const { t, titled } = wordsOf(site, "envelope");
  return {
    ...{ held, own, now: Date.now() },
    opened: own?.opened.find(({ id }) => id === asked) ?? null,
    ...newPress(),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type EnvelopeData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Held = EnvelopeData["held"];
export type Own = NonNullable<EnvelopeData["own"]>;
export type Opened = Own["opened"][number];

const openSchema = z.object({
  ...pressFields,
  /** The wagering that the page showed. */
  multiple: z.coerce.number().int(),
  /** The falling envelope that was pressed. */
  drop: z
    .string()
    .regex(/^[1-7]$/)
    .optional(),
});

/** Opens an envelope with one ticket. The same key opens it once. */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema: openSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, clientSeed: own, drop, multiple } = submission.value;
  try {
    const { id } = await site.ask(
      envelopeOpen,
      { clientSeed: seedWith(own, drop), multiple },
      { key },
    );
    return redirect(`/envelope?opened=${id}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: ["clientSeed"] });
  }
}

export default function Envelope() {
  const last = useActionData<typeof action>();
  return <EnvelopePage {...useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
