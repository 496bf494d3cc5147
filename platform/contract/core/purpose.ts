/**
 * What a message is for. A service tells a player what happened to their account or money, or helps them; a
 * promotion makes somebody play or come back, or has words that others wrote.
 */
export type Purpose = "service" | "promotion";
