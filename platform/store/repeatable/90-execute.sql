-- The platform's role may call the entry points, and nobody the functions behind them.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_transfer, ledger_transfer_upto, ledger_transfers, ledger_balance, ledger_owned,
  ledger_problems, ledger_problems_from, ledger_seal, ledger_sum_problems,
  vendor_wallet, vendor_settle, vendor_forget_nonces, live_notify, work_hint, work_due,
  waiting_state, backlog_state,
  games_resembling, wagering_bust, wagering_open, ledger_hold,
  round_end, round_told, round_forced_at, bonus_release, feed_unread, feed_fold, point_type, point_earners, point_count, point_fold,
  mission_wins_fold, mission_done, mission_done_in, mission_progress, board_fold, board_order, referral_progress, referral_signs, referrals_due, rebate_category, level_count, level_count_deposits, level_figures, gift_receiver, quarter_of, member_played,
  member_valid_bet, game_played, recent_wins, fact_problems,
  merchant_zone, member_tree_lock, member_tree_join, member_tree_move,
  money_is_play, money_sides, member_above, feed_dated, day_sealed_last, day_fold, day_fold_news,
  day_next, day_is_read, team_days, team_has, team_few, team_rounds, team_records, deposit_fee, house_days, sitting_fold, cash_games, member_unsat,
  pay_cost_of, pay_team, pay_fees, pay_play, pay_costs, pay_figures,
  member_parent, rate_at, rebate_lines, rebate_below,
  lottery_series, lottery_fed, lottery_fold, lottery_make,
  pay_low_marks, hour_seal, hour_figures, hour_play, hour_rounds, pay_rounds, pay_day_bets,
  guard_open, guard_from, guard_ends, guard_sat, guard_reason, guard_play, guard_purse_out, guard_refused,
  audit_hash, audit_append, audit_problems
  TO platform_app;
