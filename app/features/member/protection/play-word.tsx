import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./play-word.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

/** A kind word about how the member plays, with the tools. It names no rule and blames nobody. */
export function PlayWord({ isOnBreak }: { isOnBreak: boolean }) {
  const { t } = useProtectionWords();
  return (
    <aside className={s.word} aria-labelledby="word">
      <h2 id="word" className={s.title}>
        {t("word.title")}
      </h2>
      <p>{t("word.text")}</p>
      <div className={s.ways}>
        <ButtonLink to="#limits" tone="outline">
          {t("word.limit")}
        </ButtonLink>
        {!isOnBreak && (
          <ButtonLink to="/member/protection/break" tone="outline">
            {t("word.break")}
          </ButtonLink>
        )}
        <Form method="post" replace preventScrollReset>
          <input type="hidden" name="intent" value="wordRead" />
          <Button type="submit" tone="quiet">
            {t("word.read")}
          </Button>
        </Form>
      </div>
    </aside>
  );
}
