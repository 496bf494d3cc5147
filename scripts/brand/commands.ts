import type { Command } from "./command.ts";
import { changed } from "./commands/changed.ts";
import { check } from "./commands/check.ts";
import { explain } from "./commands/explain.ts";
import { image } from "./commands/image.ts";
import { isolation } from "./commands/isolation.ts";
import { list } from "./commands/list.ts";
import { create } from "./commands/new.ts";
import { plan } from "./commands/plan.ts";
import { preview } from "./commands/preview.ts";
import { rename } from "./commands/rename.ts";
import { remove } from "./commands/rm.ts";
import { shots } from "./commands/shots.ts";

/** Every brand command for a terminal. */
export const commands: Readonly<Record<string, Command>> = {
  new: create,
  list,
  check,
  explain,
  plan,
  shots,
  preview,
  changed,
  image,
  isolation,
  rename,
  rm: remove,
};
