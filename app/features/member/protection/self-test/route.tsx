import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { protectedPage } from "../protected-page.server.ts";
import { isKeptAnyway, keep } from "./keep-result.server.ts";
import { QUESTIONS, riskOf } from "./score.ts";
import { SelfTest } from "./self-test.tsx";

export const handle = { i18n: ["member", "protection"] };

export const loader = (args: LoaderFunctionArgs) =>
  protectedPage(args, "test.title", async (site) => ({
    helpline: site.brand.config.legal.helpline,
    isNeeded: await isKeptAnyway(site),
  }));

const answer = z.coerce.number().int().min(0).max(3);

/** Counts the answers. The result is kept where the law asks for it, or the player wants it. */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const form = await args.request.formData();
  const given = Array.from({ length: QUESTIONS }, (_, at) => form.get(`q${at + 1}`));
  const isWanted = form.get("keep") !== null;
  const read = z.array(answer).safeParse(given.map((one) => one ?? undefined));
  const missing = given.flatMap((one, at) => (one === null ? [at + 1] : []));
  const last = { given, missing, isWanted };
  if (!read.success) return data({ ...last, result: null, kept: null }, 400);
  const result = riskOf(read.data);
  return data({ ...last, result, kept: await keep(site, result.score, isWanted) });
}

export default function Test() {
  const shown = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return shown && <SelfTest helpline={shown.helpline} isNeeded={shown.isNeeded} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
