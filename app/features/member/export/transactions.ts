import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { csvAnswer } from "../../../parts/export/csv-answer.server.ts";
import { transactionsFile } from "./transactions-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return csvAnswer(transactionsFile(await guardedSite(args), args));
}
