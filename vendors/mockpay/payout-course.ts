type Course = {
  outcome: "PAID" | "FAILED" | null;
  /** The time that the bank takes. */
  afterMs: number;
  /** True when the caller gets no answer, although the payment was accepted. */
  isSilent: boolean;
};

const AT_ONCE: Course = { outcome: "PAID", afterMs: 0, isSilent: false };

/** The cents of a payment choose its course, so that each course can be tried. */
const COURSES: Record<string, Course> = {
  "01": { outcome: "FAILED", afterMs: 0, isSilent: false },
  "02": { outcome: "PAID", afterMs: 0, isSilent: true },
  "03": { outcome: "PAID", afterMs: 20_000, isSilent: false },
  "04": { outcome: "FAILED", afterMs: 20_000, isSilent: true },
  "05": { outcome: null, afterMs: 0, isSilent: false },
};

/** The outcome of a payment of this amount, e.g. "250.03": paid 20 seconds late. */
export function payoutCourse(amount: string): Course {
  return COURSES[amount.split(".")[1] ?? ""] ?? AT_ONCE;
}
