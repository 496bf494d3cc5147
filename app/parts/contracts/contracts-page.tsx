import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { contracts } from "#platform/contract/agents/contracts.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../centre/member.css.ts";
import { CsvLink } from "../export/csv-link.tsx";
import { KeyPager } from "../pager/key-pager.tsx";
import { ContractState } from "./contract-state.tsx";
import * as s from "./contracts.css.ts";
import type { CentrePlace } from "./place.ts";
import { useRateWords } from "./use-rate-words.ts";
import type { Which } from "./which.ts";

type Item = ValueOf<typeof contracts>["list"][number];
type Props = {
  /** The page itself. */
  place: CentrePlace;
  /** The lists that the page offers. */
  lists: readonly Which[];
  data: {
    list: readonly Item[];
    next: string | null;
    which: Which;
    /** How many wait for an answer. */
    requests: number;
    mayOffer: readonly string[];
  };
};

/** A member's contracts: with the agent above, with the people below, and what waits for a word. */
export function ContractsPage({ place, lists, data }: Props) {
  const { t } = useTranslation("agent-pay");
  const { number } = useFormat();
  const { list, next, which, mayOffer, requests } = data;
  return (
    <section className={panel}>
      <h1 className={panelTitle}>{t("contracts.title")}</h1>
      <p className={lead}>
        {t(place === "/agent/contracts" ? "contracts.lead" : "contracts.leadMember")}
      </p>
      <nav aria-label={t("contracts.lists")}>
        <ul className={s.tabs}>
          {lists.map((one) => (
            <li key={one}>
              <Link
                to={`?which=${one}`}
                className={s.tab}
                aria-current={one === which ? "true" : undefined}
                preventScrollReset
              >
                {t(`contracts.which.${one}`)}
                {one === "requests" && requests > 0 && (
                  <span className={s.count}>{number(requests)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list.length === 0 ? (
        <EmptyState
          icon="heart-handshake"
          title={t(`contracts.none.${which}`)}
          text={t(`contracts.noneText.${which}`)}
        />
      ) : (
        <ul className={s.list}>
          {list.map((item) => (
            <ContractCard key={item.contractId} item={item} place={place} />
          ))}
        </ul>
      )}
      <KeyPager next={next} />
      {place === "/agent/contracts" && list.length > 0 && <CsvLink to={`${place}/csv`} />}
      {mayOffer.length > 0 && (
        <p className={s.actions}>
          <ButtonLink to={`${place}/offer`}>{t("contracts.offer")}</ButtonLink>
        </p>
      )}
    </section>
  );
}

function ContractCard({ item, place }: { item: Item; place: CentrePlace }) {
  const { t } = useTranslation("agent-pay");
  const { date } = useFormat();
  const rateWords = useRateWords();
  const { contractId, kind, upline, downline, isMine, offeredAt, terms, acts } = item;
  const other = isMine ? (upline ?? t("contracts.operator")) : downline;
  return (
    <li className={s.card}>
      <div className={s.head}>
        <h2 className={s.name}>
          <Link to={`${place}/${contractId}`} className={s.link}>
            {t(`kinds.${kind}`)}
          </Link>
        </h2>
        <ContractState item={item} />
      </div>
      <p className={s.faint}>
        {t(isMine ? "contracts.paidBy" : "contracts.paidTo", { account: other })}
        {" · "}
        {t(`periods.${terms.period}`)}
      </p>
      <p>{rateWords(terms)}</p>
      <p className={s.faint}>
        {t("contracts.since", { date: date(offeredAt) })}
        {acts.includes("accept") && ` · ${t("contracts.waitsForYou")}`}
      </p>
    </li>
  );
}
