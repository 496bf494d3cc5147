/** Other addresses of pages, from links and habits older than this site. */
export const ALIASES = {
  "/index": "/",
  "/index.html": "/",
  "/home": "/",
  "/register.html": "/register",
  "/download": "/down",
  "/member/depositv2": "/member/deposit",
  "/member/personalhistorycopy": "/member/bets",
  "/member/messagev2": "/member/messages",
} as const;
