import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatAmount } from "#platform/domain/money.ts";
import { readRequest } from "#platform/staff/money/read-request.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";

type Named = { merchant: string; reference: string };

/** Prints the destination and history of a withdrawal; writes its proofs into a folder. */
export async function showRequest(
  staff: StaffContext,
  { merchant, reference }: Named,
  folder: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const found = await readRequest(staff, merchant, reference);
  const { row, destination, username } = found;
  say(`${row.reference}  ${row.status}  ${formatAmount(row.amount)} ${row.currency}  ${username}`);
  say(`To: ${destination.holder}, ${destination.kind} ${destination.number}`);
  for (const { number, amount, status, isForced } of found.parts) {
    say(`Part ${number}  ${formatAmount(amount)}  ${status}${isForced ? " (forced)" : ""}`);
  }
  for (const { part, attempt, gateway, status, asked, flaggedAt } of found.payments) {
    const help = status === "OPEN" && flaggedAt ? "  (no clear answer: ask them)" : "";
    say(`Part ${part}, attempt ${attempt}  ${gateway}  ${status}  asked ${asked} times${help}`);
  }
  for (const { at, kind, by, staff: who, part, reason } of found.steps) {
    const about = part === null ? "" : `  part ${part}`;
    say(`${at.toISOString()}  ${kind}  ${who ?? by}${about}${reason ? `  ${reason}` : ""}`);
  }
  if (folder) await mkdir(folder, { recursive: true });
  for (const { part, attempt, comment, contentType, content } of found.proofs) {
    const end = contentType === "image/png" ? "png" : "jpg";
    const name = `${row.reference}-${part}-${attempt}.${end}`;
    if (folder) await writeFile(join(folder, name), content);
    say(`${folder ? join(folder, name) : name}  ${comment}`);
  }
}
