import { useActionData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { BackToSecurity } from "../secret/back-to-security.tsx";
import type { Done } from "./done-of.ts";
import * as s from "./security.css.ts";

type Props = { title: string; text: string; done?: Done | null; children: ReactNode };

/** One page of the account's settings: the back link, its topic, and the action just done. */
export function SecurityPage({ title, text, done = null, children }: Props) {
  return (
    <section className={panel}>
      <BackToSecurity />
      <h1 className={panelTitle}>{title}</h1>
      <p className={lead}>{text}</p>
      <DoneNote done={done} />
      {children}
    </section>
  );
}

/** Settings that a withdrawal requires: once one is set, the page links back to the withdrawal. */
const FOR_WITHDRAWALS: Done[] = ["accountAdded", "withdrawPassword", "withdrawPasswordReset"];

/** The action just done; a later one that failed shows its errors alone. */
export function DoneNote({ done: last }: { done: Done | null }) {
  const { t } = useTranslation("security");
  const done = useActionData() === undefined ? last : null;
  return (
    <div role="status" className={s.done}>
      {done && <Notice tone="info">{t(`done.${done}`)}</Notice>}
      {done && FOR_WITHDRAWALS.includes(done) && (
        <ButtonLink to="/member/withdraw" tone="quiet">
          {t("toWithdraw")}
        </ButtonLink>
      )}
    </div>
  );
}
