export const REDEEM_STATUSES = ["IN_PROCESS", "APPROVED", "REJECTED"] as const;
