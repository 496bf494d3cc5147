import { staffWorkAgain, staffWorkList } from "../../contract/staff/work.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { listFailingWork, startWorkAgain, WORK_PAGE } from "./failing-work.ts";

/** Staff's calls about jobs that keep failing. */
export const workRoutes: readonly OfficeRoute[] = [
  at(staffWorkList, async (desk, { after = "" }) => {
    const [kind = "", ...slot] = after.split(" ");
    const place = { kind, slot: slot.join(" ") };
    const runs = await listFailingWork(staffOf(desk), desk.merchant, place);
    const last = runs.length === WORK_PAGE ? runs.at(-1)! : null;
    return {
      list: runs.map((run) => ({
        ...{ kind: run.kind, period: run.slot, attempts: run.attempt, error: run.error },
        next: run.state === "DEAD" ? null : (run.dueAt?.getTime() ?? null),
      })),
      after: last && `${last.kind} ${last.slot}`,
    };
  }),
  at(staffWorkAgain, async (desk, { kind, period: slot }) => {
    await startWorkAgain(staffOf(desk), desk.merchant, { kind, slot });
    return {};
  }),
];
