import { type SQL, sql } from "drizzle-orm";

/**
 * True for a member whose play nobody limits or worries about. Money back after a loss would lead others
 * to chase it: whoever limits loss, stakes or time, or has a signal that is not closed.
 */
export const isNotLimited = (merchant: string, member: SQL | string): SQL => sql`
  not exists (select from play_limits l where l.merchant = ${merchant} and l.member = ${member}
    and l.kind in ('loss', 'stake', 'time') and l.source <> 'law')
  and not exists (select from play_signals s where s.merchant = ${merchant}
    and s.member = ${member} and s.state <> 'CLOSED')`;
