/** Below it lies what a preview answers beside the brand's own site, on each brand's own host. */
export const PREVIEW_PATH = "/__preview";
