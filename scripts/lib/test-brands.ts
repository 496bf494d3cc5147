/** Brands for the browser tests only; no other build has them. */
export const TEST_BRANDS = "tests/brands/served";
