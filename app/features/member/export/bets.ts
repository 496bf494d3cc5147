import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteOf } from "#app/server/site.server.ts";
import { betsFile } from "./bets-file.server.ts";
import { csvAnswer } from "./csv-answer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return csvAnswer(betsFile(await siteOf(args), args));
}
