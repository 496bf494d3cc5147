import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { WHICH } from "../../../parts/contracts/which.ts";
import { directFile } from "./direct-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const asked = new URL(args.request.url).searchParams.get("which");
  const which = WHICH.find((one) => one === asked) ?? "mine";
  return directFile(site, { list: "contracts", input: { which } });
}
