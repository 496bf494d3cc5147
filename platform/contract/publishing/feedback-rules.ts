/** The subjects a visitor may choose, in the form's order. */
export const FEEDBACK_CHOICES = [
  "PAYMENT",
  "GAME",
  "TECHNICAL",
  "COMPLAINT",
  "AFFILIATE",
  "OTHER",
] as const;

/** A relative of a player writes on a page of their own, and need not say who they are. */
export const FEEDBACK_TYPES = [...FEEDBACK_CHOICES, "RELATIVE"] as const;
export type FeedbackChoice = (typeof FEEDBACK_CHOICES)[number];
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
