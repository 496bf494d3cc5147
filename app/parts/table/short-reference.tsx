import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import * as s from "./short-reference.css.ts";
import { shortened } from "./shortened.ts";

/** A round's long reference in a table: its beginning and end, with the whole one to copy. */
export function ShortReference({ text }: { text: string }) {
  const { t } = useTranslation("records");
  const short = shortened(text);
  return (
    <span className={s.reference} title={text}>
      <code>{short}</code>
      <CopyButton
        text={text}
        words={{
          copy: t("bets.one.copyOf", { reference: short }),
          copied: t("bets.one.copied"),
        }}
      />
    </span>
  );
}
