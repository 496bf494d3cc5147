/** Where a demonstration shows what it has written to its members. */
export const OUTBOX_PATH = "/dev/outbox";
