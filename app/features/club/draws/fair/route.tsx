import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { drawFair } from "#platform/contract/club/gifts/draws.ts";
import { envelopeFair } from "#platform/contract/club/gifts/envelopes.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { FairEnvelope } from "./fair-envelope.tsx";
import { FairPage } from "./fair-page.tsx";

export const handle = { i18n: ["draws", "envelope"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const id = args.params.id ?? "";
  const { t, titled } = wordsOf(site, "draws");
  const fair = await orNone(site.ask(drawFair, { id }));
  const envelope = fair ? null : await envelopeOf(site, id);
  return { fair, envelope, title: titled(t("fair.title")), description: t("fair.description") };
}

/** The envelope of that name; 404 without one. */
async function envelopeOf(site: Site, id: string) {
  const envelope = await orNone(site.ask(envelopeFair, { id }));
  if (!envelope) throw new Response(null, { status: 404 });
  return envelope;
}

function orNone<Value>(asked: Promise<Value>): Promise<Value | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}
type Data = ReturnType<typeof useLoaderData<typeof loader>>;
export type Fair = NonNullable<Data["fair"]>;
export type EnvelopeFair = NonNullable<Data["envelope"]>;

export default function FairRoute() {
  const { fair, envelope } = useLoaderData<typeof loader>();
  if (envelope) return <FairEnvelope fair={envelope} />;
  return fair && <FairPage fair={fair} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
