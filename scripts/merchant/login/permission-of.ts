import type { Permission } from "#platform/contract/staff/roles.ts";
import { WrongUse } from "../command.ts";

type Asked = { permission: Permission; merchant: string };
/** By what is to be done. */
type Acts = Readonly<Record<string, Permission>>;

const publishing = (of: "banner" | "notice" | "promotion"): Acts => ({
  list: `${of}.list`,
  publish: `${of}.publish`,
  withdraw: `${of}.withdraw`,
});

/** Commands whose merchant comes after what is to be done. */
const ACT_FIRST: Readonly<Record<string, Acts>> = {
  feedback: { list: "feedback.list", show: "feedback.read", close: "feedback.close" },
  deposit: {
    list: "deposit.list",
    show: "deposit.read",
    approve: "deposit.approve",
    reject: "deposit.reject",
    ask: "deposit.askSlip",
    credit: "deposit.credit",
  },
  withdrawal: {
    list: "withdrawal.list",
    show: "withdrawal.read",
    approve: "withdrawal.approve",
    reject: "withdrawal.reject",
    fail: "withdrawal.fail",
    pay: "withdrawal.pay",
    left: "withdrawal.resolve",
    refused: "withdrawal.resolve",
    verify: "withdrawal.judge",
    settle: "withdrawal.judge",
    "pay-again": "withdrawal.judge",
    "send-again": "withdrawal.judge",
    force: "withdrawal.judge",
    "return-rest": "withdrawal.returnRest",
    "payment-lost": "withdrawal.lost",
    block: "withdrawal.block",
    unblock: "withdrawal.block",
  },
  approval: { list: "approval.list", yes: "approval.decide", no: "approval.decide" },
  bonus: { release: "bonus.release" },
  rounds: { list: "rounds.list", grant: "rounds.grant", revoke: "rounds.revoke" },
  work: { list: "work.list", again: "work.again" },
  purse: { list: "purse.list", moved: "purse.judge", never: "purse.judge" },
  usdt: { rate: "usdt.rate", addresses: "usdt.addresses" },
  finding: { list: "finding.list", close: "finding.close" },
  member: {
    show: "member.read",
    password: "member.password",
    "unlock-name": "member.unlock",
    "unlock-birthday": "member.unlock",
    "unlock-papers": "member.unlock",
    "reset-withdraw-password": "member.withdrawPassword",
    "end-sessions": "member.sessions",
    "set-upline": "member.upline",
    "block-transfers": "member.transfers",
    "unblock-transfers": "member.transfers",
    block: "member.status",
    unblock: "member.status",
  },
  secret: {
    list: "secret.list",
    vendor: "secret.set",
    gateway: "secret.set",
    "drop-old": "secret.dropOld",
    "remove-vendor": "secret.remove",
    "remove-gateway": "secret.remove",
    reseal: "secret.set",
  },
};

/** Commands whose merchant comes first, and then what is to be done. */
const ACT_SECOND: Readonly<Record<string, Acts>> = {
  banner: publishing("banner"),
  notice: publishing("notice"),
  promotion: publishing("promotion"),
};

/** Commands whose merchant comes first, and which need the same for everything. */
const MERCHANT_FIRST: Acts = {
  status: "site.status",
  region: "site.region",
  preview: "site.preview",
  field: "site.field",
  flag: "site.flag",
  setting: "site.setting",
  terms: "terms.read",
};

const EVERYWHERE = "*";

/**
 * What a line of the terminal needs a grant for, and at which merchant. Both stand before any option,
 * so that no option's value is taken for them. Lists of merchants and the seal of all rows concern
 * every merchant. Throws WrongUse for a line that no command has.
 */
export function permissionOf([command = "", ...args]: readonly string[]): Asked {
  if (command === "list") return { permission: "merchant.list", merchant: EVERYWHERE };
  const firstOption = args.findIndex((word) => word.startsWith("-"));
  const [one = "", two = ""] = firstOption < 0 ? args : args.slice(0, firstOption);
  const alone = own(MERCHANT_FIRST, command);
  if (alone) return { permission: alone, merchant: one };
  const second = own(own(ACT_SECOND, command) ?? {}, two);
  if (second) return { permission: second, merchant: one };
  const permission = own(own(ACT_FIRST, command) ?? {}, one);
  if (!permission) throw new WrongUse(`Nobody may "${command} ${one}": options come last.`);
  return { permission, merchant: one === "reseal" ? EVERYWHERE : two };
}

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
