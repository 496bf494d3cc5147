/** The size of a cover, and the place of its lettering in it without the outline. */
export const COVER = { width: 600, height: 800 };
export const LETTERING = { left: 24, right: 576, top: COVER.height * 0.73, bottom: 776 };
