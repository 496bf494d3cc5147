import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { InOut } from "./in-out.tsx";
import { KindChips } from "./kind-chips.tsx";
import { MovementRow } from "./movement-row.tsx";
import { MovementTable } from "./movement-table.tsx";
import { NoMovements } from "./no-movements.tsx";
import { SearchForm } from "./search-form.tsx";
import type { PlainRecord } from "./transactions-page.tsx";
import { Waiting } from "./waiting.tsx";

type Props = { record: PlainRecord; isNarrowed: boolean };

/** Each movement by itself, narrowed by a search and by kinds. */
export function PlainView({ record, isNarrowed }: Props) {
  const { list, totals, page, totalPages, kinds, search, waiting } = record;
  const isAny = isNarrowed || kinds.length > 0 || search !== "";
  const isEmpty = list.length === 0;
  // Moves between own purses are neither income nor expense, so they have no sums.
  const isOnlyWallet = kinds.length === 1 && kinds[0] === "wallet";
  return (
    <>
      {(isAny || !isEmpty || page > 1) && (
        <>
          <SearchForm search={search} />
          <KindChips kinds={kinds} />
        </>
      )}
      <Waiting waiting={waiting} />
      {isEmpty ? (
        <NoMovements isNarrowed={isAny} isBeyond={page > 1} />
      ) : (
        <>
          {!isOnlyWallet && <InOut totals={totals} />}
          <MovementTable
            lines={list.map((movement) => ({
              ...{ key: movement.number, at: movement.at },
              row: <MovementRow movement={movement} />,
            }))}
          />
          <MemberPager page={page} totalPages={totalPages} />
        </>
      )}
    </>
  );
}
