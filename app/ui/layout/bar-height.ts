/**
 * The height of a phone's bottom bar, which grows with the text. The bar itself measures it; without
 * scripts it is that of the usual text size.
 */
export const BAR_HEIGHT = "--bar-height";
export const barHeight = `var(${BAR_HEIGHT}, 76px)`;
