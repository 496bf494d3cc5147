import type { Command } from "./command.ts";
import { approval } from "./commands/approval.ts";
import { banner } from "./commands/banner.ts";
import { feedback } from "./commands/feedback.ts";
import { finding } from "./commands/finding.ts";
import { flag } from "./commands/flag.ts";
import { freeRounds } from "./commands/free-rounds.ts";
import { list } from "./commands/list.ts";
import { member } from "./commands/member.ts";
import { bonus } from "./commands/money/bonus.ts";
import { deposit } from "./commands/money/deposit.ts";
import { purse } from "./commands/money/purse.ts";
import { usdt } from "./commands/money/usdt.ts";
import { withdrawal } from "./commands/money/withdrawal.ts";
import { notice } from "./commands/notice.ts";
import { preview } from "./commands/preview.ts";
import { promotion } from "./commands/promotion.ts";
import { region } from "./commands/region.ts";
import { status } from "./commands/status.ts";
import { work } from "./commands/work.ts";
import { field } from "./field.ts";
import { login, logout } from "./login/login.ts";
import { secret } from "./secret/secret.ts";
import { setting } from "./terms/setting.ts";
import { terms } from "./terms/terms.ts";

/** Every command that staff can run from a terminal. */
export const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  list,
  status,
  region,
  preview,
  banner,
  notice,
  promotion,
  feedback,
  approval,
  deposit,
  withdrawal,
  bonus,
  rounds: freeRounds,
  purse,
  usdt,
  finding,
  work,
  field,
  flag,
  setting,
  terms,
  member,
  secret,
};
