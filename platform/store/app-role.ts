/** The database role of the running platform: no login, no ownership, bound by row security. */
export const APP_ROLE = "platform_app";
