import {
  staffSignalClose,
  staffSignalContact,
  staffSignalList,
  staffSignalShow,
} from "../../../contract/staff/members/signals.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { closeSignal, contactAboutSignal } from "./act-on-signal.ts";
import { listSignals } from "./list-signals.ts";
import { showSignal } from "./show-signal.ts";

/** The office's calls about worrying play. */
export const signalRoutes: readonly OfficeRoute[] = [
  at(staffSignalList, (desk, { all }) =>
    listSignals(staffOf(desk), desk.merchant, { all: all === "yes" }),
  ),
  at(staffSignalShow, (desk, input) =>
    showSignal(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
  at(staffSignalContact, async (desk, input) => {
    await contactAboutSignal(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
  at(staffSignalClose, async (desk, input) => {
    await closeSignal(staffOf(desk), { ...input, merchant: desk.merchant });
    return {};
  }),
];
