import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { StatusChip, type StatusTone } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useWorth } from "../use-worth.ts";
import * as s from "./referral.css.ts";
import type { ReferralData } from "./route.tsx";

type People = NonNullable<ReferralData["people"]>;
type Row = People["list"][number];

const TONES: Readonly<Record<NonNullable<Row["referral"]>["state"], StatusTone>> = {
  OPEN: "soon",
  HELD: "soon",
  REACHED: "open",
  ISSUED: "open",
  REFUSED: "bad",
  OVER: "over",
  FULL: "over",
  EXPIRED: "over",
};

/** The people who came with the code, with part of their names and how far each is. */
export function Invited({ people, page }: { people: People; page: number }) {
  const { t } = useTranslation("referral");
  const { date, percent } = useFormat();
  const rewardOf = useWorth("referral");
  if (people.list.length === 0) {
    return <EmptyState icon="users" title={t("invited.none")} text={t("invited.noneText")} />;
  }
  const percentOf = (value: number | undefined) =>
    value === undefined ? "—" : percent(`${value}`);
  return (
    <>
      <RecordTable
        label={t("invited.title")}
        rows={people.list}
        keyOf={({ account, registeredAt }) => `${account}${registeredAt}`}
        columns={[
          { label: t("invited.account"), cell: ({ account }) => account },
          { label: t("invited.registered"), cell: ({ registeredAt }) => date(registeredAt) },
          {
            label: t("invited.firstDeposit"),
            cell: ({ hasDeposited }) => t(hasDeposited ? "invited.yes" : "invited.no"),
          },
          {
            label: t("invited.deposits"),
            cell: ({ referral }) => percentOf(referral?.depositPercent),
            isNumber: true,
          },
          {
            label: t("invited.bets"),
            cell: ({ referral }) => percentOf(referral?.betPercent),
            isNumber: true,
          },
          {
            label: t("invited.until"),
            cell: ({ referral }) => (referral ? date(referral.until) : "—"),
          },
          {
            label: t("invited.reward"),
            cell: ({ referral }) => (referral ? rewardOf(referral) : "—"),
            isNumber: true,
          },
          {
            label: t("invited.state"),
            cell: ({ referral }) =>
              referral ? (
                <StatusChip tone={TONES[referral.state]}>
                  {t(`invited.states.${referral.state}`)}
                </StatusChip>
              ) : (
                t("invited.unpaid")
              ),
          },
        ]}
      />
      <MemberPager page={page} totalPages={people.totalPages} />
      <p className={s.note}>
        <Link to="/member/rewardCenter" className={s.link}>
          {t("invited.take")}
        </Link>
      </p>
    </>
  );
}
