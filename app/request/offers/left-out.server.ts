import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { loggedError } from "#platform/contract/wire/logged-error.ts";

type Args = Pick<LoaderFunctionArgs, "context">;

const incomplete = new WeakSet<AppLoadContext>();

/**
 * Handles the failure of a part that its page can do without. `instead` replaces the part, the
 * failure is logged, and the page is not cached for other guests.
 */
export const leftOut =
  <Instead>({ context }: Args, part: string, instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof Response) throw error;
    incomplete.add(context);
    const { requestId } = context;
    const message = "a page was made without a part of it";
    context.log?.({ level: "warn", message, part, error: loggedError(error), requestId });
    return instead;
  };

/** True when a part of the page for this request was left out. */
export const isIncomplete = (context: AppLoadContext): boolean => incomplete.has(context);
