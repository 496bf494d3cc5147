import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyDetails } from "#app/parts/money/use-money-details.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { type Block, useBlockWords } from "./use-block-words.ts";
import type { WithdrawData } from "./withdraw.server.ts";
import * as s from "./withdraw-page.css.ts";

type NextStep = { icon: IconName; to?: string; isToGames?: true };

/** Where a member completes a missing requirement; without a link only time helps. */
const NEXT_STEPS: Partial<Record<string, NextStep>> = {
  identity_required: { icon: "badge-check", to: "/member/securityCenter/identity" },
  transfers_blocked: { icon: "lock", to: "/help/contact" },
  withdrawals_blocked: { icon: "lock", to: "/help/contact" },
  account_debt: { icon: "scale", to: "/member/deposit" },
  pay_owed: { icon: "hourglass", to: "/member/deposit" },
  no_payout_account: { icon: "landmark", to: "/member/securityCenter/accounts" },
  payout_account_waiting: { icon: "hourglass" },
  withdraw_password_unset: { icon: "lock", to: "/member/securityCenter/withdrawPassword" },
  withdraw_password_fresh: { icon: "hourglass" },
  wagering_open: { icon: "dices", isToGames: true },
  outside_hours: { icon: "clock" },
  daily_count_reached: { icon: "hourglass" },
  daily_sum_reached: { icon: "hourglass" },
  amount_out_of_range: { icon: "scale" },
  not_enough_funds: { icon: "wallet", to: "/member/deposit" },
};

type Props = {
  options: { blocks: Block[]; hours?: WithdrawData["options"]["hours"] };
  /** The namespace whose `blocks` word the requirements; "withdraw" by default. */
  wording?: string;
};

/** All missing requirements, each with a link to its step, which leads back here. */
export function Blocks({ options, wording = "withdraw" }: Props) {
  const { t } = useTranslation(wording);
  const wordsOf = useBlockWords(options.hours, wording);
  const detailsOf = useMoneyDetails();
  const { gamesPath } = useBrand();
  return (
    <section className={s.blocks} aria-labelledby="blocks">
      <h2 id="blocks" className={s.heading}>
        {t("blocks.title", { count: options.blocks.length })}
      </h2>
      <ol className={s.blockList}>
        {options.blocks.map((block) => {
          const { icon, isToGames, ...step }: NextStep = NEXT_STEPS[block.code] ?? {
            icon: "clock",
          };
          const to = isToGames ? gamesPath : step.to;
          return (
            <li key={block.code} className={s.block}>
              <span className={s.blockIcon}>
                <Icon name={icon} size={22} />
              </span>
              <span className={s.blockWords}>
                <strong>{t(`blocks.${block.code}.title`, detailsOf(block.details))}</strong>
                <span className={s.quiet}>{wordsOf(block)}</span>
              </span>
              {to && (
                <span className={s.blockStep}>
                  <ButtonLink to={to} size="small">
                    {t(`blocks.${block.code}.action`)}
                  </ButtonLink>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
