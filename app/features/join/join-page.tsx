import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Calculator } from "./calculator.tsx";
import * as s from "./join.css.ts";
import type { JoinData } from "./route.tsx";
import { Tiers } from "./tiers.tsx";

const APPLY = "/join/apply";

export function JoinPage(data: JoinData) {
  const { t } = useTranslation("join");
  const { name } = useBrand();
  const steps = t("steps.items", { returnObjects: true, brand: name }) as Said[];
  return (
    <div className={s.page}>
      <PageHero title={t("heading", { brand: name })} lead={t("lead")} art={data.art}>
        <ButtonLink to={APPLY} tone="hero" size="large">
          {t("apply")}
        </ButtonLink>
      </PageHero>
      <section className={section.section} aria-labelledby="steps">
        <h2 id="steps" className={section.heading}>
          {t("steps.title")}
        </h2>
        <ol className={s.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={s.step}>
              <span aria-hidden="true" className={s.stepNumber}>
                {index + 1}
              </span>
              <h3 className={s.stepTitle}>{title}</h3>
              <p className={s.stepText}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={s.columns}>
        <Tiers tiers={data.tiers} reached={data.month.tier} />
        <Calculator month={data.month} fee={data.fee} query={data.query} unread={data.unread} />
      </div>
      <Questions />
      <div className={s.end}>
        <Notice tone="info">{t("truth", { brand: name })}</Notice>
        <p>
          <ButtonLink to={APPLY} size="large">
            {t("apply")}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

type Said = { title: string; text: string };

function Questions() {
  const { t } = useTranslation("join");
  const questions = t("questions.items", { returnObjects: true }) as Said[];
  return (
    <section className={section.section} aria-labelledby="questions">
      <h2 id="questions" className={section.heading}>
        {t("questions.title")}
      </h2>
      <div className={s.questions}>
        {questions.map(({ title, text }) => (
          <details key={title} className={s.question} name="questions">
            <summary className={s.asked}>
              {title}
              <Icon name="chevron-down" />
            </summary>
            <p className={s.answer}>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
