import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { feedbackData, writeToService } from "./feedback.server.ts";
import { FeedbackPage } from "./feedback-page.tsx";

export const handle = { i18n: ["feedback"] };

export const loader = feedbackData;

export const action = (args: ActionFunctionArgs) => writeToService(args);

export default function Feedback() {
  return (
    <FeedbackPage data={useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
