import { z } from "zod";
import { EXECUTIONS, NOTICE_TYPES } from "../../contract/publishing/notices.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { cleanHtml } from "../../domain/publishing/clean-html.ts";
import { notices } from "../../store/schema/notice.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

const words = z.object({
  title: z.string().trim().min(1).max(80),
  content: z
    .string()
    .trim()
    .min(1)
    .max(8_000)
    .transform((html) => cleanHtml(html)),
});

const noticeInput = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/),
  types: z.array(z.enum(NOTICE_TYPES)).min(1),
  execution: z.array(z.enum(EXECUTIONS)).min(1),
  mustRead: z.boolean().default(false),
  words: z
    .partialRecord(z.enum(["es", "en"]), words)
    .refine((given) => Object.keys(given).length > 0),
  /** Without it, from now on. */
  publishedFrom: z.date().nullable().default(null),
  publishedTo: z.date().nullable().default(null),
});
export type NoticeInput = z.input<typeof noticeInput>;

/**
 * Publishes a notice, or changes the one with that id. Its content is sanitised here. Refuses with
 * invalid_notice at the field: no words, words that sanitising empties, an end before the start.
 */
export async function publishNotice(
  context: StaffContext,
  merchant: string,
  given: NoticeInput,
): Promise<void> {
  const read = noticeInput.safeParse(given);
  if (!read.success) throw invalid(read.error.issues[0]?.path.join(".") ?? "");
  const { id, publishedTo, ...rest } = read.data;
  const publishedFrom = rest.publishedFrom ?? context.clock.now();
  if (publishedTo && publishedTo <= publishedFrom) throw invalid("publishedTo");
  const empty = Object.entries(rest.words).find(([, { content }]) => content === "");
  if (empty) throw invalid(`words.${empty[0]}.content`);
  const row = { ...rest, publishedFrom, publishedTo, withdrawnAt: null };
  const details = { id, types: rest.types, execution: rest.execution };
  await asStaff(context, merchant, { action: "publishNotice", details }, (tx) =>
    tx
      .insert(notices)
      .values({ merchant, id, ...row })
      .onConflictDoUpdate({ target: [notices.merchant, notices.id], set: row }),
  );
}

const invalid = (field: string) => new Refusal("invalid_notice", { field });
