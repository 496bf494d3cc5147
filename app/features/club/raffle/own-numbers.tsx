import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./raffle-page.css.ts";
import type { Held, Own } from "./route.tsx";

/** The member's numbers as stubs, and the odds that they make. */
export function OwnNumbers({ held, own }: { held: Held; own: Own }) {
  const { t } = useTranslation("raffle");
  const { number } = useFormat();
  const { numbers } = own;
  if (numbers.length === 0) return null;
  const values = { own: number(numbers.length), taken: number(held.taken) };
  return (
    <section aria-labelledby="own-numbers">
      <h3 id="own-numbers" className={s.small}>
        {t("own.title")}
      </h3>
      <ul className={s.stubs}>
        {numbers.map((one) => (
          <li key={one} className={s.stub}>
            {number(one)}
          </li>
        ))}
      </ul>
      <p className={s.quiet}>{t("own.odds", { count: numbers.length, ...values })}</p>
    </section>
  );
}
