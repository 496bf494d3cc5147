import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./raffle-page.css.ts";
import type { Held, Own } from "./route.tsx";

/** Why the member takes no number now, and which deposit gives the next ones. */
export function WhyNot({ held, own }: { held: Held; own: Own }) {
  const { t } = useTranslation("raffle");
  const { amount, number } = useFormat();
  if (held.taken >= held.count) return <p>{t("full")}</p>;
  const next = held.tiers.find(
    ({ deposits, tickets }) => deposits > own.deposited && tickets > own.numbers.length,
  );
  if (!next || own.numbers.length >= held.perMember) return <p>{t("all")}</p>;
  const count = Math.min(next.tickets, held.perMember);
  const missing = amount(next.deposits - own.deposited);
  return (
    <div className={s.none}>
      <p>{t("more", { missing, count, shown: number(count) })}</p>
      <ButtonLink to="/member/deposit">{t("deposit")}</ButtonLink>
    </div>
  );
}
