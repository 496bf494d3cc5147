import { Form, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { hidden } from "#app/ui/layout/text.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./help-search.css.ts";

const PAUSE_MS = 250;

type Props = { base: string; q: string; found: number | undefined };

/** Searches while the visitor types, at every pause; without scripts by the button. */
export function HelpSearch({ base, q, found }: Props) {
  const { t } = useTranslation("help");
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form
      action={base}
      role="search"
      className={s.form}
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <label htmlFor="help-q" className={hidden}>
        {t("search.label")}
      </label>
      <Icon name="search" />
      <input
        id="help-q"
        name="q"
        type="search"
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t("search.placeholder")}
        defaultValue={q}
        className={s.input}
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(
            () => submit(form, { replace: true, preventScrollReset: true }),
            PAUSE_MS,
          );
        }}
      />
      <button type="submit" className={s.submit}>
        {t("search.submit")}
      </button>
      <p role="status" className={hidden}>
        {found === undefined ? "" : t("search.found", { count: found })}
      </p>
    </Form>
  );
}
