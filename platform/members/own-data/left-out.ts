const SECRET = "a secret, or valid for minutes";
const SUM = "sums of the rounds, or copies of them, which the copy has";
const OTHERS = "the play and the accounts of other people";
const WORK = "the working of a bill or a rebate, which the copy has";
const REVIEW = "staff's work papers, which the law keeps back while they look";

/** Tables that name a member and are not in the copy, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  agent_accounts: OTHERS,
  agent_joins: "the link of an invitation, which the account's agent made",
  approvals: REVIEW,
  board_wins: "wins of the rounds, which the copy has",
  findings: REVIEW,
  launch_tokens: SECRET,
  level_periods: SUM,
  level_totals: SUM,
  login_challenges: SECRET,
  lottery_lines: WORK,
  member_hour: SUM,
  member_levels: "the level of now, of which the copy has the changes",
  member_play: SUM,
  member_totals: SUM,
  member_tree: OTHERS,
  member_tree_past: OTHERS,
  mission_wins: "wins of the rounds, which the copy has",
  money_day: "sums of the movements, which the copy has",
  passkey_requests: SECRET,
  pay_holds: REVIEW,
  pay_lines: WORK,
  person_hashes: "keyed hashes of the account's own facts, which nobody can read",
  point_carries: "what is played towards the next point, of which the copy has the rounds",
  point_deposits: "deposits for minutes, until their points are counted",
  rebate_counters: "the play of which nothing was given back yet, of which the copy has the rounds",
  recovery_codes: SECRET,
  remember_tokens: SECRET,
  reset_links: SECRET,
  round_feed: SUM,
  team_day: OTHERS,
  team_exports: "files that an agent asked for, kept for a day",
  team_money_day: OTHERS,
  top_wins: SUM,
  vendor_sessions: SECRET,
  vendor_transactions: SUM,
  verification_codes: SECRET,
  watch_checks: REVIEW,
  watch_hits: REVIEW,
  withdraw_passwords: SECRET,
};
