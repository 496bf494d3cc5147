/**
 * The Problem Gambling Severity Index (Ferris and Wynne, 2001): nine questions about the last
 * twelve months, each from never (0) to almost always (3). The short form counts otherwise.
 */
export const QUESTIONS = 9;
export const ANSWERS = [0, 1, 2, 3] as const;

export type Risk = "none" | "low" | "moderate" | "problem";

/** 0 no risk, 1 to 2 low, 3 to 7 moderate, 8 to 27 problem gambling. */
export function riskOf(answers: readonly number[]): { score: number; risk: Risk } {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  const risk = score === 0 ? "none" : score <= 2 ? "low" : score <= 7 ? "moderate" : "problem";
  return { score, risk };
}
