import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { betsFile } from "./bets-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return csvAnswer(betsFile(await guardedSite(args), args));
}
