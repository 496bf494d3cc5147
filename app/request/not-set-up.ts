/** The body of a page's 503 while the platform does not know the brand's merchant. */
export const NOT_SET_UP = "not set up";
