import { z } from "zod";
import { instant } from "../wire/money.ts";

const end = z.coerce.number().pipe(instant.max(8.64e15)).optional();

/** The period of a record: `from` is its first instant, `to` is the first instant after it. */
export const recordPeriod = { from: end, to: end } as const;
