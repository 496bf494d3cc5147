import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MemberPager } from "#app/parts/pager/member-pager.tsx";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import * as s from "./rewards.css.ts";
import type { Award, RewardsData } from "./route.tsx";
import { useAward } from "./use-award.ts";

type Props = {
  of: "claimed" | "expired";
  past: NonNullable<RewardsData["past"]>;
  page: number;
};

/** The awards that were paid, or that nobody took in time. */
export function PastAwards({ of, past, page }: Props) {
  const { t } = useTranslation("rewards");
  const { dateTime, number } = useFormat();
  const { worthOf } = useAward();
  if (past.list.length === 0) {
    return <EmptyState icon="gift" title={t(`${of}.empty`)} text={t(`${of}.emptyText`)} />;
  }
  const at = (time: number | null) => (time === null ? "—" : dateTime(time));
  return (
    <>
      <RecordTable
        label={t(`${of}.title`)}
        rows={past.list}
        keyOf={({ id }) => id}
        columns={[
          { label: t("table.award"), cell: (award) => <AwardName award={award} /> },
          { label: t("table.value"), cell: worthOf, isNumber: true },
          { label: t("table.from"), cell: ({ reachedAt }) => dateTime(reachedAt) },
          {
            label: t(`table.${of}`),
            cell: ({ issuedAt, expiresAt }) => at(of === "claimed" ? issuedAt : expiresAt),
          },
          {
            label: t("table.multiple"),
            cell: ({ amount, multiple }) =>
              amount > 0n ? t("table.times", { times: number(multiple) }) : "—",
            isNumber: true,
          },
        ]}
      />
      <MemberPager page={page} totalPages={past.totalPages} />
    </>
  );
}

/** What an award is for, as a link to the board that gave it. */
function AwardName({ award }: { award: Pick<Award, "kind" | "rule" | "board"> }) {
  const { nameOf } = useAward();
  if (!award.board) return nameOf(award);
  return (
    <Link to={`/missions/boards/${award.board.id}`} className={s.back}>
      {nameOf(award)}
    </Link>
  );
}
