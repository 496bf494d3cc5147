/** Other addresses of pages, from links and habits older than this site. */
export const ALIASES = {
  "/index": "/",
  "/index.html": "/",
  "/home": "/",
  "/register.html": "/register",
  "/download": "/down",
} as const;
