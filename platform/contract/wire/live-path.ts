/** Where a site offers its own pages the stream of `GET /live`, by their cookie. */
export const LIVE_PATH = "/live-events";
