/** In a split run the platform has a port of its own; see playwright.config.ts. */
export const PLATFORM_PORT = process.env.E2E_SPLIT === "1" ? "4311" : "4310";
