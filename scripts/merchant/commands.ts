import { banner } from "./banner.ts";
import type { Command } from "./command.ts";
import { deposit } from "./deposit.ts";
import { feedback } from "./feedback.ts";
import { field } from "./field.ts";
import { finding } from "./finding.ts";
import { flag } from "./flag.ts";
import { list } from "./list.ts";
import { member } from "./member.ts";
import { notice } from "./notice.ts";
import { preview } from "./preview.ts";
import { promotion } from "./promotion.ts";
import { purse } from "./purse.ts";
import { region } from "./region.ts";
import { setting } from "./setting.ts";
import { status } from "./status.ts";
import { usdt } from "./usdt.ts";
import { withdrawal } from "./withdrawal.ts";

/** Everything that staff can do from a terminal. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  status,
  region,
  preview,
  banner,
  notice,
  promotion,
  feedback,
  deposit,
  withdrawal,
  purse,
  usdt,
  finding,
  field,
  flag,
  setting,
  member,
};
