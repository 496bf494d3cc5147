/** In the order of the week. The browser reads it, so it brings no checker of data along. */
export const WEEK_DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
