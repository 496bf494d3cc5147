import { Refusal } from "../../contract/wire/refusal.ts";

type Limits = { atOnce: number; waiting: number };

/**
 * Lets a few pieces of costly work run at once and a line of them wait; whoever comes beyond that is
 * refused with busy, so that a flood costs itself its answers and the rest of the site nothing.
 */
export function createWorkQueue({ atOnce, waiting }: Limits) {
  let running = 0;
  const line: (() => void)[] = [];

  return async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal("busy", { status: 503 });
      // Whoever leaves hands its place on, so `running` does not change.
      await new Promise<void>((go) => line.push(go));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
