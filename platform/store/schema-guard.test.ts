import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";

/** Tables that all merchants share, each with its reason. */
const SHARED: Record<string, string> = {
  attempt_limits: "Attempts are counted before the merchant is trusted; the key names it.",
  chain_holders: "No two merchants may hold one address.",
  operator_keys: "Persons are known again across merchants.",
  excluded_persons: "An exclusion may hold at every brand of the operator.",
  merchants: "One row is one merchant.",
  merchant_hosts: "A host is found before its merchant is known.",
  staff: "A person works for the operator, at several merchants.",
  staff_grants: "One grant may be for all merchants, and a person's are read together.",
  staff_invitations: "An invitation is to the office, before any merchant.",
  staff_passkey_requests: "A login at the office names no merchant.",
  staff_passkeys: "A person has the same passkey for every merchant.",
  staff_sessions: "A person has one session for every merchant.",
  staff_terminals: "A terminal acts as a person, at several merchants.",
};

/** Functions that read and write no table. */
const PURE = [
  "audit_hash",
  "guard_code",
  "guard_ends",
  "guard_ms",
  "guard_sat",
  "guard_from",
  "ledger_chain",
  "ledger_chain_next",
  "ledger_hash",
  "ledger_shard",
  "lottery_rebate",
  "lottery_series",
  "money_is_play",
  "pay_cost_of",
  "point_type",
  "quarter_of",
  "rebate_category",
  "round_due_by",
  "round_effective",
  "round_forced_at",
  "round_valid_bet",
  "vendor_answer",
  "vendor_bet_at",
  "vendor_bet_items",
  "vendor_bet_refusal",
  "vendor_gift_max",
  "vendor_instant",
  "vendor_replay",
  "vendor_term",
  "vendor_win_above",
  "vendor_win_max",
  "wagering_counts",
];

/** They serve all merchants at once, by their purpose. */
const SHARED_FUNCTIONS = [
  "backlog_state",
  "live_notify",
  "vendor_forget_nonces",
  "waiting_state",
  "work_due",
  "work_hint",
];

const OURS = `pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

async function list(sql: string): Promise<string[]> {
  const { pool } = await testStore();
  const { rows } = await pool.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

test("every table has a merchant, or is shared for a reason", async () => {
  const without = await list(`select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
      select from pg_attribute a where a.attrelid = c.oid and attname = 'merchant'
        and not attisdropped)`);
  expect(without.filter((name) => !(name in SHARED))).toEqual([]);
});

test("the merchant is first in every primary key and every unique index", async () => {
  const tables = await list(`select relname as name from pg_class
    join pg_attribute a on a.attrelid = pg_class.oid and attname = 'merchant'
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  expect(tables.length).toBeGreaterThan(50);
  const late = await list(`select indexrelid::regclass::text as name from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant'
    where c.relnamespace = 'public'::regnamespace and i.indisunique and i.indkey[0] <> a.attnum
      and c.relname <> all ('{${Object.keys(SHARED).join()}}')`);
  expect(late).toEqual([]);
});

test("every function takes the merchant first, or is pure, or serves all", async () => {
  const without = await list(`select distinct proname as name from pg_proc p where ${OURS}
    and not (coalesce(proargnames[1], '') = 'p_merchant' and proargtypes[0] = 'text'::regtype)`);
  expect(without.sort()).toEqual([...PURE, ...SHARED_FUNCTIONS].sort());
});

test("no function takes a table's row", async () => {
  const taking = await list(`select distinct proname as name from pg_proc p
    join pg_type t on t.oid = any (p.proargtypes::oid[]) and t.typtype = 'c' where ${OURS}`);
  expect(taking).toEqual([]);
});

test("a pure function names no table", async () => {
  const naming = await list(`select distinct proname as name from pg_proc p, pg_class c
    where ${OURS} and proname = any ('{${PURE.join()}}')
      and c.relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and prosrc ~ ('\\m' || relname || '\\M')`);
  expect(naming).toEqual([]);
});
