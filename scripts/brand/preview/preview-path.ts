/** The path of the preview's own answers, on each brand's own host. */
export const PREVIEW_PATH = "/__preview";
