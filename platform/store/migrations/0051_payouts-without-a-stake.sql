DROP FUNCTION IF EXISTS vendor_win_above(bigint, bigint, bigint, bigint, integer, boolean);
