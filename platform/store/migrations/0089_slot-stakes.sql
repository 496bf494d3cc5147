ALTER TABLE "play_guards" ADD COLUMN "slot_stake_max" bigint;
