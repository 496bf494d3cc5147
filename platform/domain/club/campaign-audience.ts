/** Whom a campaign is for. Every clause that is given must hold; none means everybody. */
export type Audience = {
  levelFrom?: number | undefined;
  levelTo?: number | undefined;
  /** One of them is enough; likewise of the countries. */
  labels?: readonly string[] | undefined;
  countries?: readonly string[] | undefined;
  /** Registered within so many days. */
  newDays?: number | undefined;
  /** Has not played for so many days; a member who never played counts from the registration. */
  lapsedDays?: number | undefined;
};

/** What is known of a member. */
export type MemberFacts = {
  level: number;
  labels: readonly string[];
  /** ISO 3166, of the newest visit; null when unknown. */
  country: string | null;
  createdAt: Date;
  playedAt: Date | null;
};

const DAY_MS = 86_400_000;

/** True without a clause, so guests may see it as well. */
export const isForEveryone = (audience: Audience): boolean =>
  Object.values(audience).every((clause) => clause === undefined);

/** True when the member is one of the audience at `now`. */
export function isInAudience(audience: Audience, facts: MemberFacts, now: Date): boolean {
  const { levelFrom, levelTo, labels, countries, newDays, lapsedDays } = audience;
  const daysSince = (at: Date) => (now.getTime() - at.getTime()) / DAY_MS;
  return (
    (levelFrom === undefined || facts.level >= levelFrom) &&
    (levelTo === undefined || facts.level <= levelTo) &&
    (labels === undefined || facts.labels.some((label) => labels.includes(label))) &&
    (countries === undefined || (facts.country !== null && countries.includes(facts.country))) &&
    (newDays === undefined || daysSince(facts.createdAt) <= newDays) &&
    (lapsedDays === undefined || daysSince(facts.playedAt ?? facts.createdAt) >= lapsedDays)
  );
}
