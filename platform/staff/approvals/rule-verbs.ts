import { z } from "zod";
import type { FieldChoice } from "../../domain/members/register-fields.ts";
import { setJurisdiction } from "../merchant/legal/set-jurisdiction.ts";
import { setFlag } from "../merchant/set-flag.ts";
import { setRegisterField } from "../merchant/set-register-field.ts";
import { setSetting } from "../merchant/set-setting.ts";
import { type ApprovedVerb, approvedVerb as verb } from "./approved-verb.ts";

const fieldChoice = z
  .object({
    enabled: z.boolean().optional(),
    required: z.boolean().optional(),
    patternId: z.string().optional(),
    acceptedPattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
  })
  .transform((choice) => choice as FieldChoice);

/** The verbs of a merchant's rules that a second person completes. */
export const RULE_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  setSetting: verb(
    "site.setting",
    z.object({ key: z.string(), value: z.string().nullable() }),
    setSetting,
  ),
  setJurisdiction: verb("site.setting", z.object({ jurisdiction: z.string() }), setJurisdiction),
  setFlag: verb("site.flag", z.object({ flag: z.string(), isOn: z.boolean().nullable() }), setFlag),
  setRegisterField: verb(
    "site.field",
    z.object({ field: z.string(), choice: fieldChoice.nullable() }),
    setRegisterField,
  ),
};
