const MAX_AGE_MS = 5_000;
const MAX_ANSWERS = 1_000;

type Kept = { answer: Promise<unknown>; until: number };

const kept = new Map<string, Kept>();

/**
 * Answers that are the same for every visitor are asked for once in five seconds, however many
 * pages want them. A failed one is forgotten at once.
 */
export function sharedAnswer<Answer>(
  key: string,
  ask: () => Promise<Answer>,
  now: number = performance.now(),
): Promise<Answer> {
  const known = kept.get(key);
  if (known && known.until > now) return known.answer as Promise<Answer>;
  const answer = ask();
  kept.delete(key);
  kept.set(key, { answer, until: now + MAX_AGE_MS });
  if (kept.size > MAX_ANSWERS) kept.delete(kept.keys().next().value!);
  answer.catch(() => kept.delete(key));
  return answer;
}
