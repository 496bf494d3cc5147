import { Field, FormError } from "../field.tsx";
import type { Words } from "../visit.server.ts";

export type TerminalProps = {
  t: Words;
  found?: { code: string; device: string; address: string; since: string };
  outcome?: "confirmed" | "refused";
  error?: { text: string; field?: string };
};

export function Terminal({ t, found, outcome, error }: TerminalProps) {
  return (
    <>
      <h1>{t("terminal.title")}</h1>
      {outcome && (
        <p className="good" role="status">
          {t(`terminal.${outcome}`)}
        </p>
      )}
      {found ? <Question t={t} {...found} /> : <CodeForm t={t} error={error} />}
    </>
  );
}

function CodeForm({ t, error }: Pick<TerminalProps, "t"> & { error: TerminalProps["error"] }) {
  return (
    <form className="card" method="post" action="/terminal">
      <p>{t("terminal.lead")}</p>
      <FormError error={error} />
      <Field
        name="code"
        label={t("fields.terminalCode")}
        inputMode="text"
        autoComplete="off"
        error={error}
      />
      <button type="submit">{t("terminal.find")}</button>
    </form>
  );
}

type Found = NonNullable<TerminalProps["found"]>;

function Question({ t, code, device, address, since }: Found & { t: Words }) {
  return (
    <form className="card" method="post" action="/terminal">
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
      <input type="hidden" name="code" value={code} />
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
