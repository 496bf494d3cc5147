import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { pdfAnswer } from "../../../parts/export/pdf-answer.server.ts";
import { betsFile } from "./bets-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  return pdfAnswer(site, args.request.url, betsFile(site, args));
}
