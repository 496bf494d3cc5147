/** The subjects a visitor may choose, in the form's order. */
export const FEEDBACK_TYPES = [
  "PAYMENT",
  "GAME",
  "TECHNICAL",
  "COMPLAINT",
  "AFFILIATE",
  "OTHER",
] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The specification's "words" are characters, as in the language of its fields. */
export const FEEDBACK = {
  contentMin: 10,
  contentMax: 1_000,
  emailMax: 120,
  imagesMax: 3,
  imageBytesMax: 5 * 2 ** 20,
} as const;

/** The form of the platform's references. They can be read out over the telephone. */
export const FEEDBACK_REFERENCE = /^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
