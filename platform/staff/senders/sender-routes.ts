import {
  staffSenderSet,
  staffSenderShow,
  staffSenderTry,
} from "../../contract/staff/merchant/senders.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { letterRoutes } from "./letters/letter-routes.ts";
import { setSender } from "./set-sender.ts";
import { showSender } from "./show-sender.ts";
import { trySender } from "./try-sender.ts";

/** The office's calls about a merchant's messages: who they come from, and what they say. */
export const senderRoutes: readonly OfficeRoute[] = [
  at(staffSenderShow, showSender),
  at(staffSenderSet, (desk, typed) => {
    const given = Object.entries(typed).filter(([, value]) => value !== undefined);
    const head = Object.fromEntries(given.map(([name, value]) => [name, value || null]));
    return setSender(staffOf(desk), { merchant: desk.merchant, head });
  }),
  at(staffSenderTry, trySender),
  ...letterRoutes,
];
