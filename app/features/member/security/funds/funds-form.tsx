import { type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SecurityForm } from "../form/security-form.tsx";
import * as s from "../security.css.ts";
import { useSecurityMessage } from "../use-security-message.ts";
import type { FundsData } from "./funds.server.ts";

type Props = { data: FundsData; last: SubmissionResult<string[]> | undefined };

/** Where the money comes from, how much of it comes in a year, and how. */
export function FundsForm({ data, last }: Props) {
  const { t } = useTranslation("security");
  const { amount, number } = useFormat();
  const message = useSecurityMessage();
  const [form, fields] = useForm<Record<string, string>>({ id: "funds", lastResult: last });
  const { wordsMin: min, wordsMax: max } = data;
  const own = (name: string) => ({
    id: fields[name]!.id,
    name,
    label: t(`funds.fields.${name}`),
    defaultValue: fields[name]!.initialValue,
    error: message(fields[name]!.errors),
    required: true,
  });
  const bandOf = ({ from, to }: FundsData["funds"]["bands"][number]) => {
    if (to === null) return t("funds.bands.above", { from: amount(from) });
    if (from === 0n) return t("funds.bands.below", { to: amount(to) });
    return t("funds.bands.between", { from: amount(from), to: amount(to) });
  };
  return (
    <div className={s.group}>
      <h2 className={s.heading}>{t("funds.form")}</h2>
      <SecurityForm form={form} intent="funds" submit={t("funds.submit")}>
        <SelectField
          {...own("source")}
          placeholder={t("funds.choose")}
          options={data.sources.map((source) => ({
            value: source,
            name: t(`funds.sources.${source}`),
          }))}
        />
        <SelectField
          {...own("income")}
          placeholder={t("funds.choose")}
          options={data.funds.bands.map((one) => ({ value: one.band, name: bandOf(one) }))}
        />
        <TextArea
          {...own("words")}
          hint={t("funds.wordsHint", { min: number(min), max: number(max) })}
          rows={5}
        />
      </SecurityForm>
    </div>
  );
}
