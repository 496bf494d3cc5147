import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import type { DepositData } from "./deposit.server.ts";
import * as s from "./deposit-form.css.ts";
import { useMethodWords } from "./use-method-words.ts";

/** Why nothing can be paid now: each closed method with its hours. */
export function NoneOpen({ methods }: Pick<DepositData, "methods">) {
  const { t } = useTranslation("member");
  const { nameOf, closedOf } = useMethodWords();
  if (methods.length === 0) return <EmptyState icon="hourglass" title={t("deposit.noMethods")} />;
  return (
    <EmptyState icon="clock" title={t("deposit.noneOpen")}>
      <ul className={s.hours}>
        {methods.map((method) => (
          <li key={method.method}>
            <strong>{nameOf(method)}</strong>
            {` ${closedOf(method)}`}
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
