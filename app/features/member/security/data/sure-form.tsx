import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ProofFields } from "../form/proof-fields.tsx";
import { ProveFirst } from "../form/prove-first.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import type { OwnData } from "./data.server.ts";

type Props = {
  intent: "close" | "leave";
  data: OwnData;
  last: SubmissionResult<string[]> | undefined;
};

/** A step with no way back: a ticked box and a proof, or the way to one that must be sent first. */
export function SureForm({ intent, data, last }: Props) {
  const { t } = useTranslation("own-data");
  const [form, fields] = useForm<Record<string, string>>({ id: intent, lastResult: last });
  if (data.needs.sent.length > 0) return <ProveFirst />;
  return (
    <SecurityForm form={form} intent={intent} submit={t(`${intent}.submit`)}>
      <Checkbox
        id={`sure-${intent}`}
        name="sure"
        value="yes"
        error={fields.sure?.errors && t("close.sureMissing")}
      >
        {t(`${intent}.sure`)}
      </Checkbox>
      <ProofFields needs={data.needs} password={fields.password!} code={fields.code!} />
    </SecurityForm>
  );
}
