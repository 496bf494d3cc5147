import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { setUnanswered, useConnection } from "./connection-state.ts";
import * as s from "./no-answer.css.ts";

/** The pages on which a player sees whether the form arrived. */
const LOOK_AT = {
  deposit: "/member/deposits",
  withdraw: "/member/withdrawals",
  transfer: "/member/transactionHistory",
  move: "/member/transactionHistory",
  register: "/login",
} as const;

/** The field of a form that got no answer before. */
export const SENT_AGAIN = "sent-again";

/**
 * Stands in a form that was sent and got no answer. Its fields and its key are as they were, so the
 * player may look first or send it again.
 */
export function NoAnswer({ kind }: { kind: keyof typeof LOOK_AT }) {
  const { t } = useTranslation();
  const { isLost, unanswered } = useConnection();
  const { pathname } = useLocation();
  const isShown = unanswered === pathname;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => () => setUnanswered(null), []);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: "center" });
  }, [isShown, isLost]);
  if (!isShown) return null;
  return (
    <div ref={place}>
      <Notice tone="bad">
        {t(`connection.unanswered.${kind}`)}{" "}
        {t(isLost ? "connection.thenAgain" : "connection.safe")}
        <input type="hidden" name={SENT_AGAIN} value="1" />
        {!isLost && (
          <span className={s.choices}>
            <ButtonLink to={LOOK_AT[kind]} tone="outline">
              {t(`connection.look.${kind}`)}
            </ButtonLink>
            <Button type="submit">{t("connection.again")}</Button>
          </span>
        )}
      </Notice>
    </div>
  );
}
