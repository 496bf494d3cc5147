import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { agentPath } from "./menu.ts";

export async function loader(args: LoaderFunctionArgs) {
  await guardedSite(args);
  return redirect(agentPath("agentTeamOverview"));
}
