/** Brands that only the browser tests see: a build for anybody else does not have them. */
export const TEST_BRANDS = "tests/brands/served";
