/** Where a site offers its pages the stream of `GET /live`. The cookie identifies the member. */
export const LIVE_PATH = "/live-events";
