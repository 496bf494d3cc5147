import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";

/** Empty, or one address without a name. */
const address = z
  .string()
  .trim()
  .max(254)
  .regex(/^$|^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+$/);
/** Goes into a header of each letter. */
const name = z
  .string()
  .trim()
  .max(60)
  .regex(/^[^\p{Cc}<>"]*$/u);

/** Who a merchant's messages come from, without its secrets. */
export const staffSenderShow = call({
  name: "staffSenderShow",
  method: "GET",
  path: "/staff/sender",
  access: "staff",
  permission: "sender.read",
  line: "sender show <merchant>",
  input: z.object({}),
  value: z.object({
    /** Null is the platform's own. */
    fromName: z.string().nullable(),
    fromAddress: z.string().nullable(),
    replyTo: z.string().nullable(),
    /** Through which server a channel goes. "none" keeps its messages in the outbox. */
    mail: z.enum(["own", "platform", "none"]),
    text: z.enum(["own", "platform", "none"]),
  }),
});

/** Changes what is given. An empty text restores the platform's own. */
export const staffSenderSet = call({
  name: "staffSenderSet",
  method: "POST",
  path: "/staff/sender",
  access: "staff",
  permission: "sender.change",
  line: "sender set <merchant>",
  input: z.object({
    fromName: name.optional(),
    fromAddress: address.optional(),
    replyTo: address.optional(),
  }),
  value: waiting,
});

/** Sends a test message at once, and tells what the server said. */
export const staffSenderTry = call({
  name: "staffSenderTry",
  method: "POST",
  path: "/staff/sender/try",
  access: "staff",
  permission: "sender.try",
  line: "sender try <merchant>",
  input: z.object({
    /** An e-mail address, or a number with its dialling code, "+525511112222". */
    to: z.string().min(3).max(254),
    channel: z.enum(["mail", "text"]).default("mail"),
  }),
  value: z.object({
    sent: z.enum(["yes", "no"]),
    through: z.enum(["own", "platform"]),
    answer: z.string(),
  }),
});
