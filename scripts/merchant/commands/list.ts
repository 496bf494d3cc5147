import { listMerchants } from "#platform/staff/merchant/list-merchants.ts";
import type { Command } from "../command.ts";

const STATUS = ["open", "maintenance", "blocked"];

export const list: Command = {
  usage: ["list"],
  async run(_args, staff, say) {
    for (const { code, name, status, hosts } of await listMerchants(staff)) {
      say(`${code.padEnd(12)}${STATUS[status]?.padEnd(13)}${hosts.join(", ")}  ${name}`);
    }
  },
};
