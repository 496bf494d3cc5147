import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { sittingRecord, sittingRounds } from "#platform/contract/play/sittings.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { KeyLinks } from "../../../../parts/pager/key-pager.tsx";
import { InOut } from "../in-out.tsx";
import { NoMovements } from "../no-movements.tsx";
import { MovementRow } from "../table/movement-row.tsx";
import { MovementTable } from "../table/movement-table.tsx";
import { Waiting } from "../waiting.tsx";
import { Counting } from "./counting.tsx";
import { sittingKeyOf } from "./sitting-key.ts";
import { SittingRow } from "./sitting-row.tsx";

export type OpenSitting = ValueOf<typeof sittingRounds>;
export type Sitting = OpenSitting["sitting"];
export type SittingsRecord = ValueOf<typeof sittingRecord> & { open: OpenSitting | null };

/** The movements with a launch and its rounds on one line, in the order in which they began. */
export function SittingsView({ record, isNarrowed }: Props) {
  const { t } = useTranslation("records");
  const isFirst = !new URLSearchParams(useLocation().search).has("after");
  const { list, counting, waiting, next, totals, open } = record;
  const isEmpty = list.length === 0;
  return (
    <>
      <Waiting waiting={waiting} />
      {isEmpty && (counting.rounds === 0 || !isFirst) ? (
        <NoMovements isNarrowed={isNarrowed} isBeyond={!isFirst} />
      ) : (
        <InOut totals={totals} />
      )}
      {isFirst && <Counting counting={counting} />}
      {!isEmpty && (
        <MovementTable
          lines={list.map((line) =>
            line.line === "sitting"
              ? {
                  ...{ key: sittingKeyOf(line), at: line.startedAt },
                  row: <SittingRow sitting={line} open={open} />,
                }
              : { key: line.number, at: line.at, row: <MovementRow movement={line} /> },
          )}
        />
      )}
      <KeyLinks
        next={next}
        words={{
          label: t("transactions.sittings.pages"),
          first: t("transactions.sittings.first"),
          next: t("transactions.sittings.next"),
        }}
      />
    </>
  );
}

type Props = { record: SittingsRecord; isNarrowed: boolean };
