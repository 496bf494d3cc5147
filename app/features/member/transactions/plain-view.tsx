import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { InOut } from "./in-out.tsx";
import { KindChips } from "./kind-chips.tsx";
import { NoMovements } from "./no-movements.tsx";
import { SearchForm } from "./search-form.tsx";
import { MovementRow } from "./table/movement-row.tsx";
import { MovementTable } from "./table/movement-table.tsx";
import type { PlainRecord } from "./transactions-page.tsx";
import { Waiting } from "./waiting.tsx";

type Props = { record: PlainRecord; isNarrowed: boolean };

/** A search and kinds, while there is something to narrow. */
export function PlainFilters({ record, isNarrowed }: Props) {
  const { list, page, kinds, search } = record;
  if (!isAny(record, isNarrowed) && list.length === 0 && page === 1) return null;
  return (
    <>
      <SearchForm search={search} />
      <KindChips kinds={kinds} />
    </>
  );
}

/** Each movement by itself. */
export function PlainView({ record, isNarrowed }: Props) {
  const { list, totals, page, totalPages, kinds, waiting } = record;
  // Moves between own purses are neither income nor expense, so they have no sums.
  const isOnlyWallet = kinds.length === 1 && kinds[0] === "wallet";
  return (
    <>
      <Waiting waiting={waiting} />
      {list.length === 0 ? (
        <NoMovements isNarrowed={isAny(record, isNarrowed)} isBeyond={page > 1} />
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

const isAny = ({ kinds, search }: PlainRecord, isNarrowed: boolean) =>
  isNarrowed || kinds.length > 0 || search !== "";
