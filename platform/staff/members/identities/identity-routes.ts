import {
  staffIdentityDecide,
  staffIdentityList,
  staffIdentityShow,
  staffIdentityTwins,
} from "../../../contract/staff/members/identities.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { staffOf } from "../../people/manage-people.ts";
import { decideIdentity } from "./decide-identity.ts";
import { listIdentities } from "./list-identities.ts";
import { listTwins } from "./list-twins.ts";
import { showIdentity } from "./show-identity.ts";

/** The office's calls about members' identities. */
export const identityRoutes: readonly OfficeRoute[] = [
  at(staffIdentityList, (desk, { all }) =>
    listIdentities(staffOf(desk), desk.merchant, { all: all === "yes" }),
  ),
  at(staffIdentityShow, (desk, { account }) =>
    showIdentity(staffOf(desk), { merchant: desk.merchant, account }),
  ),
  at(staffIdentityTwins, (desk, { account }) =>
    listTwins(staffOf(desk), { merchant: desk.merchant, account }),
  ),
  at(staffIdentityDecide, (desk, input) =>
    decideIdentity(staffOf(desk), { ...input, merchant: desk.merchant }),
  ),
];
