import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeRegisterCenter, registerCenterData } from "./register-center.server.ts";
import { RegisterCenterPage } from "./register-center-page.tsx";

export const handle = { i18n: ["agent-people", "member", "records"] };

export const loader = (args: LoaderFunctionArgs) => registerCenterData(args);
export const action = (args: ActionFunctionArgs) => changeRegisterCenter(args);

export default function RegisterCenter() {
  const last = useActionData<typeof action>() as SubmissionResult<string[]> | undefined;
  return <RegisterCenterPage data={useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
