import type pg from "pg";

/**
 * The merchant "one" with members m0, m1 … in one tree: each has up to `width` directly below. The
 * closure is the same that joining one by one makes.
 */
export async function plantTree(owner: pg.Client, members: number, width: number): Promise<void> {
  await owner.query(`insert into merchants (code, name, currency, currency_symbol,
    jurisdiction, is_demonstration) values ('one', 'one', 'MXN', '$', 'demo', true)`);
  await owner.query(`
    insert into members (merchant, id, username, username_key, password_hash, nickname, type,
      parent_id, created_at)
    select 'one', 'm' || n, 'm' || n, 'm' || n, '', 'm' || n, 1,
      case when n > 0 then 'm' || (n - 1) / ${width} end, now() - interval '30 days'
    from generate_series(0, ${members - 1}) n`);
  await owner.query(`
    insert into member_tree (merchant, ancestor, descendant, depth, since_day)
    with recursive walk as (
      select id as descendant, id as ancestor, 0 as depth, parent_id from members
      where merchant = 'one'
      union all
      select w.descendant, m.id, w.depth + 1, m.parent_id from walk w
      join members m on m.merchant = 'one' and m.id = w.parent_id
    )
    select 'one', ancestor, descendant, depth, date '-infinity' from walk`);
}
