/** The page that shows a demonstration's messages to its members, on a host without any brand. */
export const OUTBOX_HOST = "outbox.localhost";
export const OUTBOX_PATH = "/dev/outbox";
