import type { Control } from "../control.ts";

const FIND = "platform/staff/people/find-person.ts";
const OFFICE = "platform/http/office/office-access.test.ts";
const APPROVALS = "platform/staff/approvals/approvals.test.ts";

/** What people of staff may do, alone and with a second one, and what is kept of it. */
export const STAFF: readonly Control[] = [
  {
    item: "8.2.1, 8.3.1 staff",
    name: "an ended grant is used",
    file: FIND,
    from: "or(isNull(staffGrants.until), gt(staffGrants.until, now)),",
    to: "",
    tests: [OFFICE],
  },
  {
    item: "8.2.1, 8.3.1 staff",
    name: "a grant is good at every merchant",
    file: "platform/staff/people/require-grant.ts",
    from: "(grant.merchant === EVERYWHERE || grant.merchant === merchant) &&",
    to: "(grant.merchant === EVERYWHERE || merchant !== EVERYWHERE) &&",
    tests: [OFFICE],
  },
  {
    item: "8.2.1, 8.3.1 staff",
    name: "an idle session stays open",
    file: FIND,
    from: "        gt(staffSessions.lastSeenAt, idleSince),\n",
    to: "",
    tests: [OFFICE, "platform/staff/people/people.test.ts"],
  },
  {
    item: "2.3.5 (level 3) two people",
    name: "a person approves what they asked for",
    file: "platform/staff/approvals/is-same-person.ts",
    from: "  if (askedById === staffId) return true;\n",
    to: "  if (askedById === staffId) return false;\n",
    tests: [APPROVALS],
  },
  {
    item: "2.3.5 (level 3) two people",
    name: "a second account with the same passkey approves",
    file: "platform/staff/approvals/is-same-person.ts",
    from: ", exists(sharedKey)",
    to: "",
    tests: [APPROVALS],
  },
  {
    item: "2.3.5 (level 3) two people",
    name: "an account completes what was asked under a typed name",
    file: "platform/staff/approvals/second-person.ts",
    from: "isCurrent(known, wanted, now) ? known.askedById : null;",
    to: 'isCurrent(known, wanted, now) ? (known.askedById ?? "") : null;',
    tests: [APPROVALS],
  },
  {
    item: "8.2.1, 8.3.1 staff",
    name: "a terminal in production acts without a login",
    file: "scripts/merchant/login/acting-person.ts",
    from: "const admin = isDemonstration ? await findDemoAdmin(parts) : null;",
    to: "const admin = await findDemoAdmin(parts);",
    tests: ["scripts/merchant/login/acting-person.test.ts"],
  },
  {
    item: "16.4.2 chained logs",
    name: "a row's hash leaves out who acted",
    file: "platform/store/repeatable/42-audit.sql",
    from: "(extract(epoch FROM p_at) * 1000000)::bigint || '|' || p_body::text, 'UTF8'))",
    to: "(extract(epoch FROM p_at) * 1000000)::bigint || '|' || (p_body - 'staff')::text, 'UTF8'))",
    tests: ["platform/core/audit/verify-audit.test.ts"],
  },
];
