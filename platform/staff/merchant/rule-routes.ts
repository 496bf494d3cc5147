import { FLAGS } from "../../contract/core/site.ts";
import {
  staffFieldSet,
  staffFlagList,
  staffFlagSet,
  staffSettingList,
  staffSettingSet,
} from "../../contract/staff/merchant/rules.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { hasFlag } from "../../domain/core/whitelabel.ts";
import type { FieldChoice } from "../../domain/members/register-fields.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";
import { withFieldNames } from "../with-field-names.ts";
import { type MerchantSetting, settingsOf } from "./merchant-settings.ts";
import { setFlag } from "./set-flag.ts";
import { OF_THE_FLAGS, setRegisterField } from "./set-register-field.ts";
import { setSetting } from "./set-setting.ts";

const IS_ON = { on: true, off: false, default: null } as const;
const FIELD_NAMES = {
  enabled: "state",
  patternId: "pattern",
  acceptedPattern: "expression",
  minLength: "min",
  maxLength: "max",
};

/** Staff's calls about a merchant's fields, flags and settings. */
export const ruleRoutes: readonly OfficeRoute[] = [
  at(staffFieldSet, (desk, input) => {
    const { merchant } = desk;
    const { field } = input;
    const choice = input.state === "default" ? null : choiceOf(input);
    return withFieldNames(FIELD_NAMES, () =>
      setRegisterField(staffOf(desk), { merchant, field, choice }),
    );
  }),
  at(staffFlagList, async ({ store, merchant }) => {
    const { whitelabel } = await readMerchant(store, merchant);
    const tree = JSON.stringify(whitelabel);
    return FLAGS.map((flag) => {
      const isSaid = tree.includes(`"modId":"${flag}"`);
      const state = hasFlag(whitelabel, flag) ? "on" : "off";
      return { flag, state: isSaid ? state : "unsaid" } as const;
    });
  }),
  at(staffFlagSet, (desk, { flag, state }) =>
    setFlag(staffOf(desk), { merchant: desk.merchant, flag, isOn: IS_ON[state] }),
  ),
  at(staffSettingList, async (desk) => (await readSettings(desk)).map(written)),
  at(staffSettingSet, async (desk, { key, value }) => {
    const asked = { merchant: desk.merchant, key, value: value === "default" ? null : value };
    const outcome = await setSetting(staffOf(desk), asked);
    const inForce = (await readSettings(desk)).find((one) => one.key === key);
    return { ...outcome, ...written(inForce!) };
  }),
];

/** A field of the flags is on by them; saying so of it again changes nothing. */
function choiceOf(input: InputOf<typeof staffFieldSet>): FieldChoice {
  const { field, state, required, pattern, expression, min, max } = input;
  const isSwitch = !(OF_THE_FLAGS.includes(field) && state === "on");
  return {
    ...(isSwitch && { enabled: state === "on" }),
    ...(required && { required: required === "yes" }),
    ...(pattern !== undefined && { patternId: pattern }),
    ...(expression !== undefined && { acceptedPattern: expression }),
    ...(min !== undefined && { minLength: min }),
    ...(max !== undefined && { maxLength: max }),
  };
}

const readSettings = async ({ store, merchant }: MerchantDesk) =>
  settingsOf(await readMerchant(store, merchant));

const said = (value: MerchantSetting["value"]) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

const written = ({ key, value, standard, isOwn }: MerchantSetting) => ({
  ...{ key, isOwn },
  value: said(value),
  standard: said(standard),
});
