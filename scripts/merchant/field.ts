import { parseArgs } from "node:util";
import type { FieldChoice } from "#platform/domain/members/register-fields.ts";
import { setRegisterField } from "#platform/staff/merchant/set-register-field.ts";
import { type Command, WrongUse } from "./command.ts";

const options = {
  required: { type: "string" },
  pattern: { type: "string" },
  expression: { type: "string" },
  min: { type: "string" },
  max: { type: "string" },
} as const;

export const field: Command = {
  usage: [
    "field <merchant> <field> on|off|default [--required yes|no] [--min 4] [--max 16]",
    "field <merchant> <field> on --pattern lettersAndDigits",
    "field <merchant> <field> on --expression '[A-Z]{4}[0-9]{6}' [--pattern <its message>]",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant, name, act] = positionals;
    if (!merchant || !name || !act || !["on", "off", "default"].includes(act)) {
      throw new WrongUse("Say which field is on, off or as by default.");
    }
    const choice = act === "default" ? null : choiceOf(name, act === "on", values);
    await setRegisterField(staff, { merchant, field: name, choice });
    say(`${merchant} asks ${name}: ${act}.`);
  },
};

/** Fields controlled by flags: their rules may change, but not whether they are shown. */
const ACCOUNT = ["username", "password", "confirmPassword", "verificationCode"];

function choiceOf(
  name: string,
  enabled: boolean,
  values: { [Option in keyof typeof options]?: string | undefined },
): FieldChoice {
  const isSwitch = !(ACCOUNT.includes(name) && enabled);
  return {
    ...(isSwitch && { enabled }),
    ...(values.required && { required: isYes(values.required) }),
    ...(values.pattern && { patternId: values.pattern }),
    ...(values.expression !== undefined && { acceptedPattern: values.expression }),
    ...(values.min && { minLength: Number(values.min) }),
    ...(values.max && { maxLength: Number(values.max) }),
  };
}

function isYes(text: string): boolean {
  if (text !== "yes" && text !== "no") throw new WrongUse("--required is yes or no.");
  return text === "yes";
}
