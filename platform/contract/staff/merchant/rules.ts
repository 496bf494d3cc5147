import { z } from "zod";
import { call } from "../../wire/call.ts";
import { waiting } from "../outcome.ts";

/** "default" leaves it to the platform or the brand. */
const state = z.enum(["on", "off", "default"]);

/** Changes the rule of one field of the registration, on top of its earlier rules. */
export const staffFieldSet = call({
  name: "staffFieldSet",
  method: "POST",
  path: "/staff/fields/set",
  access: "staff",
  permission: "site.field",
  line: "field <merchant> <field> <state>",
  input: z.object({
    field: z.string().max(40),
    state,
    required: z.enum(["yes", "no"]).optional(),
    /** The id of a kind of text, e.g. "lettersAndDigits". */
    pattern: z.string().max(40).optional(),
    /** An expression of the merchant's own, in RE2. */
    expression: z.string().max(200).optional(),
    min: z.int().optional(),
    max: z.int().optional(),
  }),
  value: waiting,
});

/** Every flag. "unsaid" leaves it to the brand. */
export const staffFlagList = call({
  name: "staffFlagList",
  method: "GET",
  path: "/staff/flags",
  access: "staff",
  permission: "site.flag",
  line: "flag <merchant> list",
  input: z.object({}),
  value: z.array(z.object({ flag: z.string(), state: z.enum(["on", "off", "unsaid"]) })),
});

export const staffFlagSet = call({
  name: "staffFlagSet",
  method: "POST",
  path: "/staff/flags/set",
  access: "staff",
  permission: "site.flag",
  line: "flag <merchant> <flag> <state>",
  input: z.object({ flag: z.string().max(40), state }),
  value: waiting,
});

const setting = z.object({
  key: z.string(),
  /** The value in force. Amounts are texts, "100.00"; switches are "yes" and "no". */
  value: z.string(),
  /** The value without the merchant's own. */
  standard: z.string(),
  isOwn: z.boolean(),
});

/** Every limit, hour and rule of the merchant. */
export const staffSettingList = call({
  name: "staffSettingList",
  method: "GET",
  path: "/staff/settings",
  access: "staff",
  permission: "site.setting",
  line: "setting <merchant> list",
  input: z.object({}),
  value: z.array(setting),
});

/** Sets one of them; "default" removes the merchant's own value. The answer has the one in force. */
export const staffSettingSet = call({
  name: "staffSettingSet",
  method: "POST",
  path: "/staff/settings/set",
  access: "staff",
  permission: "site.setting",
  line: "setting <merchant> <key> <value>",
  input: z.object({ key: z.string().max(80), value: z.string().max(200) }),
  value: waiting.extend(setting.shape),
});
