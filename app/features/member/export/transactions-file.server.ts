import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { formatsFor } from "#app/ui/format/format.ts";
import { accountRecord } from "#platform/contract/play/account-record.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { exportPeriod } from "../../../parts/export/export-period.server.ts";
import { FILE_PAGE_SIZE, type RecordFile } from "../../../parts/export/record-file.ts";
import { accountName } from "../money/list/use-money-items.tsx";
import { movementsAsked } from "../transactions/movements-asked.server.ts";

type Movement = ValueOf<typeof accountRecord>["list"][number];
type Words = ReturnType<typeof wordsOf>["t"];

/** The account record for the days and kinds of the page. */
export function transactionsFile(site: Site, { request }: LoaderFunctionArgs): RecordFile {
  const { name, instants, conventions } = exportPeriod(site, request.url);
  const { stamp, amount: money } = formatsFor(site.language, conventions);
  const { t } = wordsOf(site, "records");
  const { t: member } = wordsOf(site, "member");
  const asked = movementsAsked(site, request.url);
  const head = ["time", "movement", "subject", "reference", "amount", "balance"];
  return {
    name: `${t("export.transactions")}-${name}`,
    title: t("transactions.title"),
    head: head.map((column) => t(`export.${column}`)),
    ...{ currency: site.brand.config.currency.code, amountColumns: 2 },
    timeZone: conventions.timeZone,
    async readPage(pageNo) {
      const input = { ...asked, ...instants, pageNo, pageSize: FILE_PAGE_SIZE };
      const { list, totalPages, totals } = await site.ask(accountRecord, input);
      const lines = list.map((movement) => [
        stamp(movement.at),
        t(`transactions.one.${movement.kind}`),
        subjectOf(movement, member, t),
        movement.reference,
        movement.amount,
        movement.balance,
      ]);
      const sums = [
        { name: t("transactions.in"), value: money(totals.in) },
        { name: t("transactions.out"), value: money(totals.out) },
        { name: t("transactions.difference"), value: money(totals.in - totals.out) },
      ];
      return { lines, totalPages, totals: sums };
    },
  };
}

/** The game, method, account or other side of a movement, by name. */
function subjectOf(movement: Movement, t: Words, records: Words): string {
  const { game, method, account, counterparty, reason } = movement;
  if (game) return game.name;
  if (method) return method.name || t(`deposit.kinds.${method.kind}`);
  if (reason) return records(`transactions.reasons.${reason}`);
  return account ? accountName(account) : (counterparty ?? "");
}
