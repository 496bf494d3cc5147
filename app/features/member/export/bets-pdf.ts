import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "#app/server/site.server.ts";
import { betsFile } from "./bets-file.server.ts";
import { pdfAnswer } from "./pdf-answer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await siteOf(args);
  return pdfAnswer(site, args.request.url, betsFile(site, args));
}
