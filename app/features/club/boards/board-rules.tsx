import { useTranslation } from "#app/i18n/use-translation.ts";
import { RuleList } from "#app/ui/data/rule-list.tsx";
import * as section from "#app/ui/layout/section.css.ts";

/** The rules of every board. */
export function BoardRules() {
  const { t } = useTranslation("boards");
  const rules = t("rules.items", { returnObjects: true }) as string[];
  return (
    <section className={section.section} aria-labelledby="rules">
      <h2 id="rules" className={section.heading}>
        {t("rules.title")}
      </h2>
      <RuleList rules={rules} />
    </section>
  );
}
