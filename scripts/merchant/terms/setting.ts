import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { settingsOf } from "#platform/staff/merchant/merchant-settings.ts";
import { setSetting } from "#platform/staff/merchant/set-setting.ts";
import { type Command, WrongUse } from "../command.ts";

export const setting: Command = {
  usage: [
    "setting <merchant> list",
    "setting <merchant> withdrawals.amountMin 150.00 (or: default)",
    "setting <merchant> newDeviceChallenge yes|no|default",
  ],
  async run([merchant, key, value], staff, say) {
    if (!merchant || !key) throw new WrongUse("Say whose setting, and which.");
    if (key !== "list") {
      if (value === undefined) throw new WrongUse(`Say what ${key} is to be, or default.`);
      const input = { merchant, key, value: value === "default" ? null : value };
      if ((await setSetting(staff, input)).outcome === "waiting")
        return say(`${key} needs a second yes.`);
    }
    const found = settingsOf(await readMerchant(staff.store, merchant));
    for (const one of found.filter((one) => key === "list" || one.key === key)) {
      const from = one.isOwn ? `merchant; without it ${said(one.standard)}` : "default";
      say(`${one.key.padEnd(32)}${said(one.value).padEnd(22)}${from}`);
    }
  },
};

const said = (value: string | number | boolean) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
