import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/ui/data/copy-button.tsx";
import { useMoment } from "#app/ui/format/use-moment.ts";
import * as section from "#app/ui/layout/section.css.ts";
import * as s from "./draw-page.css.ts";

type Props = { held: { commitment: string; endsAt: number }; wording: string };

/** The commitment of the day's seed and when the seed comes, in the words of `wording`. */
export function SealedProof({ held, wording }: Props) {
  const { t } = useTranslation(wording);
  const { at } = useMoment();
  return (
    <section className={section.section} aria-labelledby="proof">
      <h2 id="proof" className={section.heading}>
        {t("proof.title")}
      </h2>
      <p className={section.lead}>{t("proof.lead", { time: at(held.endsAt) })}</p>
      <div className={s.sealed}>
        <code className={s.code}>{held.commitment}</code>
        <CopyButton
          text={held.commitment}
          words={{ copy: t("proof.copy"), copied: t("proof.copied") }}
        />
      </div>
    </section>
  );
}
