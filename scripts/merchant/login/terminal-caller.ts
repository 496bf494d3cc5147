import { hostname, userInfo } from "node:os";

/** How a terminal appears in sessions and logs. Its machine's user is no person of staff. */
export const terminalCaller = () => ({
  clientAddress: "terminal",
  userAgent: `${userInfo().username}@${hostname()}`.slice(0, 100),
  requestId: "terminal",
});
