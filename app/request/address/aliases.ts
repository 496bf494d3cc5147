/** Other names of pages, from links and habits that are older than this site. */
export const ALIASES = {
  "/index": "/",
  "/index.html": "/",
  "/home": "/",
  "/register.html": "/register",
  "/download": "/down",
} as const;
