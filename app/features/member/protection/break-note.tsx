import { Form } from "@remix-run/react";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { useNow } from "#app/ui/motion/use-now.ts";
import * as s from "./protection.css.ts";
import type { Own } from "./protection-page.tsx";
import { useProtectionWords } from "./use-protection-words.ts";

type Held = NonNullable<Own["break"]>;

/** The break that holds: until when, what it leaves open, and the way back when its time is over. */
export function BreakNote({ held, now: served }: { held: Held; now: number }) {
  const { t } = useProtectionWords();
  const { dateTime } = useFormat();
  const now = useNow(served, 60_000);
  const { kind, until, scope, mayReturnFrom, mayConfirmFrom } = held;
  const time = until === null ? "" : dateTime(until);
  const text =
    kind === "timeOut"
      ? t("held.timeOut", { time })
      : until === null
        ? t("held.forEver")
        : t("held.exclusion", { time });
  return (
    <div className={s.held}>
      <Notice tone="info">
        <strong>{text}</strong> {t(scope === "operator" ? "held.everywhere" : "held.open")}
      </Notice>
      <div className={s.buttons}>
        <ButtonLink to="/member/withdraw" tone="outline">
          {t("held.withdraw")}
        </ButtonLink>
        {mayReturnFrom !== null && now >= mayReturnFrom && <ReturnForm intent="returnAsk" />}
        {mayConfirmFrom !== null && now >= mayConfirmFrom && <ReturnForm intent="returnConfirm" />}
      </div>
      {mayConfirmFrom !== null && now < mayConfirmFrom && (
        <p className={s.quiet}>{t("held.mayConfirm", { time: dateTime(mayConfirmFrom) })}</p>
      )}
    </div>
  );
}

function ReturnForm({ intent }: { intent: "returnAsk" | "returnConfirm" }) {
  const { t } = useProtectionWords();
  return (
    <Form method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" tone="quiet">
        {t(`held.${intent}`)}
      </Button>
    </Form>
  );
}
