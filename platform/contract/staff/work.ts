import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant } from "../wire/money.ts";

/** The runs that keep failing, and the periods given up after eight attempts; fifty a page. */
export const staffWorkList = call({
  name: "staffWorkList",
  method: "GET",
  path: "/staff/work",
  access: "staff",
  permission: "work.list",
  line: "work list <merchant>",
  input: z.object({ after: z.string().max(200).optional() }),
  value: z.object({
    list: z.array(
      z.object({
        kind: z.string(),
        period: z.string(),
        attempts: z.int(),
        /** The error's type. */
        error: z.string().nullable(),
        /** The next attempt; null when it was given up. */
        next: instant.nullable(),
      }),
    ),
    after: z.string().nullable(),
  }),
});

/** Starts a failing run again, with all its attempts. */
export const staffWorkAgain = call({
  name: "staffWorkAgain",
  method: "POST",
  path: "/staff/work/again",
  access: "staff",
  permission: "work.again",
  line: "work again <merchant> <kind> [<period>]",
  input: z.object({ kind: z.string().min(1).max(60), period: z.string().max(100).default("") }),
  value: nothing,
});
