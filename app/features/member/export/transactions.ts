import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "#app/server/site.server.ts";
import { csvAnswer } from "./csv-answer.server.ts";
import { transactionsFile } from "./transactions-file.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return csvAnswer(transactionsFile(await siteOf(args), args));
}
