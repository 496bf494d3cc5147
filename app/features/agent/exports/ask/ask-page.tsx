import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { DIRECT_LINES_MAX } from "#platform/contract/agents/exports/export-kinds.ts";
import { back, lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { actions } from "../../../../parts/contracts/contracts.css.ts";
import * as look from "../../../../parts/table/facts.css.ts";
import type { AskData } from "./route.tsx";

type Props = { data: AskData; problem: string | undefined };

/** A list that is too long to be sent at once, before its file is asked for. */
export function AskPage({ data: { list, filters }, problem }: Props) {
  const { t } = useTranslation("agent-exports");
  const { number } = useFormat();
  const isBusy = useNavigation().state === "submitting";
  return (
    <section className={panel}>
      <Link to="/agent/exports" className={back}>
        <Icon name="arrow-left" size={18} />
        {t("title")}
      </Link>
      <h1 className={panelTitle}>{t("ask.title")}</h1>
      <p className={lead}>{t("ask.lead", { lines: number(DIRECT_LINES_MAX) })}</p>
      {problem && <Notice tone="bad">{t(`problems.${problem}`)}</Notice>}
      <dl className={look.facts}>
        {[{ name: t("list"), value: t(`lists.${list}`) }, ...filters].map(({ name, value }) => (
          <div key={name} className={look.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className={actions}>
        <Button type="submit" size="large" disabled={isBusy}>
          {t("ask.make")}
        </Button>
      </Form>
    </section>
  );
}
