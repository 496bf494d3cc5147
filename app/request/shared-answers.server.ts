const MAX_AGE_MS = 5_000;
const MAX_ANSWERS = 1_000;

type Kept = { answer: Promise<unknown>; until: number };

const keptBy = new WeakMap<object, Map<string, Kept>>();

/**
 * Asks at most once in five seconds for an answer that is the same for every visitor. Each
 * `platform` has its own answers. A failed answer is dropped at once.
 */
export function sharedAnswer<Answer>(
  platform: object,
  key: string,
  ask: () => Promise<Answer>,
  now: number = performance.now(),
): Promise<Answer> {
  const kept = keptBy.get(platform) ?? new Map<string, Kept>();
  keptBy.set(platform, kept);
  const known = kept.get(key);
  if (known && known.until > now) return known.answer as Promise<Answer>;
  const answer = ask();
  kept.delete(key);
  kept.set(key, { answer, until: now + MAX_AGE_MS });
  if (kept.size > MAX_ANSWERS) kept.delete(kept.keys().next().value!);
  answer.catch(() => kept.delete(key));
  return answer;
}
