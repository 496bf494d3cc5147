import { INCOME_KINDS } from "#platform/contract/agents/income-kinds.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { isDay } from "../../../parts/period/period.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** The line of the income that an address names. */
export function lineOf({ day = "", kind: named }: Params) {
  const kind = INCOME_KINDS.find((one) => one === named);
  if (!isDay(day) || !kind) throw new Response("no such line", { status: 404 });
  return { day, kind };
}

const RUN = /^[1-9]\d{0,8}$/;

/** The run of lottery differences that an address names. */
export function runOf({ run = "" }: Params) {
  if (!RUN.test(run)) throw new Response("no such run", { status: 404 });
  return { run: Number(run) };
}

/** The rebate that an address names. */
export function rebateOf({ day = "", category: named }: Params) {
  const category = RATE_CATEGORIES.find((one) => one === named);
  if (!isDay(day) || !category) throw new Response("no such rebate", { status: 404 });
  return { day, category };
}
