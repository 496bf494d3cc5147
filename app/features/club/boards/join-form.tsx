import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./boards.css.ts";
import type { Card } from "./route.tsx";

export type Problem = { board: string; code: string } | null;
type Props = { card: Card; formKey: string; problem: Problem };

/** The one press of a board with an entry, with what it costs; afterwards that the member is in. */
export function JoinForm({ card, formKey, problem }: Props) {
  const { t } = useTranslation("boards");
  const { number } = useFormat();
  const isBusy = useNavigation().formMethod === "POST";
  const { id, period, entry, own, status } = card;
  if (!entry || !own) return null;
  const said = problem?.board === id && <Notice tone="bad">{t(`errors.${problem.code}`)}</Notice>;
  if (entry.isJoined) return <p className={s.joined}>{t("joined")}</p>;
  const count = entry.points;
  const costs = count > 0 ? t("entry.costs", { count, shown: number(count) }) : t("entry.free");
  return (
    <>
      {said}
      <p className={s.small}>{costs}</p>
      {status === "JOIN" && (
        <Form method="post" className={s.act} preventScrollReset>
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="board" value={id} />
          <input type="hidden" name="period" value={period} />
          <Button type="submit" disabled={isBusy} wide>
            {t("entry.join")}
          </Button>
        </Form>
      )}
    </>
  );
}
