import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { IconName } from "#app/ui/media/icon.tsx";
import { LIST_STATES, type ListState } from "#platform/contract/money/list-states.ts";
import { panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import { MemberPager } from "../../../../parts/pager/member-pager.tsx";
import { NoSuchPage } from "../../../../parts/pager/no-such-page.tsx";
import { useSearchLink } from "../../../../parts/pager/search-link.ts";
import { type MoneyItem, MoneyItems } from "./money-items.tsx";
import * as s from "./money-list.css.ts";

type Props = {
  /** The words' keys below `moneyList` of the member's texts. */
  kind: "deposits" | "withdrawals";
  icon: IconName;
  items: MoneyItem[];
  state: ListState | null;
  page: number;
  totalPages: number;
  /** The page on which a new one begins. */
  newAt: string;
};

/** Every deposit or withdrawal of a member, narrowed by its state, page by page. */
export function MoneyList({ kind, icon, items, state, page, totalPages, newAt }: Props) {
  const { t } = useTranslation("member");
  const isEmpty = items.length === 0;
  const words = `moneyList.${kind}`;
  return (
    <section className={panel}>
      <div className={s.head}>
        <h1 className={panelTitle}>{t(`${words}.title`)}</h1>
        <ButtonLink to={newAt} size="small">
          {t(`${words}.new`)}
        </ButtonLink>
      </div>
      {(!isEmpty || state !== null || page > 1) && <States kind={kind} state={state} />}
      {isEmpty ? (
        <Nothing kind={kind} icon={icon} isNarrowed={state !== null} isBeyond={page > 1} />
      ) : (
        <MoneyItems items={items} />
      )}
      <MemberPager page={page} totalPages={totalPages} />
    </section>
  );
}

function States({ kind, state }: Pick<Props, "kind" | "state">) {
  const { t } = useTranslation("member");
  const linkTo = useSearchLink();
  return (
    <nav className={s.states} aria-label={t("moneyList.states")}>
      {[null, ...LIST_STATES].map((one) => (
        <Link
          key={one}
          to={linkTo({ state: one })}
          className={s.state}
          aria-current={one === state ? "true" : undefined}
          preventScrollReset
        >
          {t(one === null ? "moneyList.all" : `moneyList.${kind}.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

type NothingProps = Pick<Props, "kind" | "icon"> & { isNarrowed: boolean; isBeyond: boolean };

function Nothing({ kind, icon, isNarrowed, isBeyond }: NothingProps) {
  const { t } = useTranslation("member");
  const linkTo = useSearchLink();
  if (isBeyond) return <NoSuchPage icon={icon} />;
  if (isNarrowed) {
    return (
      <EmptyState icon={icon} title={t(`moneyList.${kind}.noneOfState`)}>
        <ButtonLink to={linkTo({ state: null })}>{t("moneyList.showAll")}</ButtonLink>
      </EmptyState>
    );
  }
  return <EmptyState icon={icon} title={t(`moneyList.${kind}.none`)} />;
}
