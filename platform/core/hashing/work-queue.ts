import { Refusal } from "../../contract/wire/refusal.ts";

type Limits = { atOnce: number; waiting: number };

/**
 * Runs a few pieces of costly work at once and queues some more. Refuses the rest with busy, so
 * that a flood costs the rest of the site nothing.
 */
export function createWorkQueue({ atOnce, waiting }: Limits) {
  let running = 0;
  const line: (() => void)[] = [];

  return async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Refusal("busy", { status: 503 });
      // A finished piece hands its place to the next, so `running` does not change.
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
