import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeFactors, factorsData } from "./factors.server.ts";
import { FactorsPage } from "./factors-page.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

export const handle = { i18n: ["access"] };

export const loader = (args: LoaderFunctionArgs) => factorsData(args);
export const action = (args: ActionFunctionArgs) => changeFactors(args);

export default function Factors() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.codes) return <RecoveryCodes codes={answer.codes} />;
  return <FactorsPage data={data} error={answer?.error ?? null} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
