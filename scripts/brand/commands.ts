import type { Command } from "./command.ts";
import { check } from "./commands/check.ts";
import { explain } from "./commands/explain.ts";
import { list } from "./commands/list.ts";

/** What can be done with brands from a terminal. */
export const commands: Readonly<Record<string, Command>> = { list, check, explain };
