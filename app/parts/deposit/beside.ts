/** The field of a deposit form that stands over a running game. */
export const BESIDE = "beside";
