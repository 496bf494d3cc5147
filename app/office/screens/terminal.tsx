import { getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormConstraint, formPropsOf } from "#app/ui/forms/form-props.ts";
import { Field, FormError } from "../field.tsx";
import type { Words } from "../visit.server.ts";

type Values = { code: string };
export type TerminalProps = {
  t: Words;
  constraint: FormConstraint;
  found?: { code: string; device: string; address: string; since: string };
  outcome?: "confirmed" | "refused";
  last?: SubmissionResult<string[]>;
};

export function Terminal({ t, constraint, found, outcome, last }: TerminalProps) {
  return (
    <>
      <h1>{t("terminal.title")}</h1>
      {outcome && (
        <p className="good" role="status">
          {t(`terminal.${outcome}`)}
        </p>
      )}
      {found ? (
        <Question t={t} {...found} />
      ) : (
        <CodeForm t={t} constraint={constraint} last={last} />
      )}
    </>
  );
}

type Asked = Pick<TerminalProps, "t" | "constraint"> & { last: TerminalProps["last"] };

function CodeForm({ t, constraint, last }: Asked) {
  const [form, fields] = useForm<Values>({ id: "terminal", lastResult: last, constraint });
  return (
    <form className="card" method="post" action="/terminal" {...formPropsOf(form)}>
      <p>{t("terminal.lead")}</p>
      <FormError t={t} form={form} />
      <Field
        t={t}
        form={form}
        field={fields.code}
        label={t("fields.terminalCode")}
        inputMode="text"
        autoComplete="off"
      />
      <button type="submit">{t("terminal.find")}</button>
    </form>
  );
}

type Found = NonNullable<TerminalProps["found"]>;

function Question({ t, code, device, address, since }: Found & { t: Words }) {
  const [form, fields] = useForm<Values>({ id: "question", defaultValue: { code } });
  const { key, ...hidden } = getInputProps(fields.code, { type: "hidden" });
  return (
    <form className="card" method="post" action="/terminal" {...formPropsOf(form)}>
      <h2>{t("terminal.question")}</h2>
      <dl>
        <dt>{t("terminal.device")}</dt>
        <dd>{device}</dd>
        <dt>{t("terminal.address")}</dt>
        <dd>{address}</dd>
        <dt>{t("terminal.since")}</dt>
        <dd>{since}</dd>
      </dl>
      <p>{t("terminal.warning")}</p>
      <input key={key} {...hidden} />
      <div className="row">
        <button type="submit" name="answer" value="yes">
          {t("terminal.yes")}
        </button>
        <button className="plain" type="submit" name="answer" value="no">
          {t("terminal.no")}
        </button>
      </div>
    </form>
  );
}
