-- The second wall between merchants: the platform's role sees only rows of the merchant in the
-- transaction's app.merchant. So a forgotten condition in a query shows nothing.
DO $$
DECLARE
  t record;
  v_right text := CASE WHEN current_setting('server_version_num')::int >= 160000
    THEN 'SET' ELSE 'MEMBER' END;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'platform_app') THEN
    BEGIN
      CREATE ROLE platform_app LOGIN NOINHERIT NOBYPASSRLS;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  IF NOT (SELECT rolcanlogin FROM pg_roles WHERE rolname = 'platform_app') THEN
    ALTER ROLE platform_app LOGIN;
  END IF;
  -- A superuser may give anything to the role; another owner must be a member of it.
  IF NOT pg_has_role(current_user, 'platform_app', v_right) THEN
    EXECUTE format('GRANT platform_app TO %I', current_user);
  END IF;

  GRANT USAGE ON SCHEMA public, drizzle TO platform_app;
  -- The hints that wake servers. They name merchants and topics, and nothing of them is secret.
  GRANT USAGE ON SCHEMA pgboss TO platform_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO platform_app;
  -- A server reads whether the database is of its version.
  GRANT SELECT ON drizzle.repeatable TO platform_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO platform_app;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO platform_app;

  FOR t IN
    SELECT c.oid::regclass AS name FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'merchant' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND c.relname NOT IN ('merchant_hosts', 'staff_grants')
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', t.name);
    EXECUTE format('DROP POLICY IF EXISTS own_merchant ON %s', t.name);
    EXECUTE format(
      'CREATE POLICY own_merchant ON %s TO platform_app '
      'USING (merchant = current_setting(''app.merchant'', true))', t.name);
  END LOOP;
END $$;

-- Only the functions write money and rounds.
REVOKE INSERT, UPDATE, DELETE ON
  ledger_accounts, ledger_transfers, ledger_entries, vendor_transactions, vendor_players, bonus_days,
  rounds, round_feed, ledger_seals
FROM platform_app;

-- Rounds and movements name them without a foreign key, so they stay for good.
REVOKE DELETE ON members, games FROM platform_app;

-- An address stays with the merchant that claimed it first.
REVOKE UPDATE, DELETE ON chain_holders FROM platform_app;

-- A guard begins with what was played, and a player's history is only added to.
REVOKE INSERT, DELETE ON play_guards FROM platform_app;
REVOKE DELETE ON play_breaks, excluded_persons FROM platform_app;
REVOKE UPDATE, DELETE ON protection_events FROM platform_app;
REVOKE UPDATE ON signal_contacts FROM platform_app;
REVOKE INSERT, UPDATE ON limit_refusals FROM platform_app;

-- A contract's steps are only added. Contracts, bills and rebates stay, because movements of money
-- name them.
REVOKE UPDATE, DELETE ON contract_steps FROM platform_app;
REVOKE DELETE ON contracts, pay_periods, pay_bills, pay_holds, rebate_days, agent_rebates,
  lottery_differences
FROM platform_app;

-- People and their grants stay: they say who did what. A grant only gets an end.
REVOKE DELETE ON staff, staff_passkeys, staff_sessions, staff_invitations, staff_grants, approvals
FROM platform_app;
REVOKE UPDATE ON staff_grants FROM platform_app;
GRANT UPDATE (until, ended_by) ON staff_grants TO platform_app;

-- Records of what staff and members did never change, nor does a sealed day or hour.
REVOKE UPDATE, DELETE ON
  staff_actions, audit_entries, withdrawal_steps, deposit_steps, config_versions,
  sealed_days, sealed_hours, member_hour, pay_lines, lottery_lines, member_rates,
  legal_confirmations
FROM platform_app;
REVOKE DELETE ON audit_heads FROM platform_app;

-- Nonces may be lost in a crash: a replayed request then meets its own transaction.
DO $$
BEGIN
  IF (SELECT relpersistence FROM pg_class WHERE oid = 'vendor_nonces'::regclass) = 'p' THEN
    ALTER TABLE vendor_nonces SET UNLOGGED;
  END IF;
END $$;

-- Without the key for persons nobody excluded is known again.
REVOKE DELETE ON operator_keys FROM platform_app;
