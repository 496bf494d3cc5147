/** The page that shows a demonstration's messages to its members. */
export const OUTBOX_PATH = "/dev/outbox";
