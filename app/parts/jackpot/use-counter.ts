import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import type { loader } from "../../features/jackpot/now.ts";
import { intervalOf, stepOf, stepToward } from "./counting.ts";
import type { JackpotView } from "./jackpot.server.ts";

/** How many steps it takes to reach a new figure of the platform; then the counter asks again. */
const STEPS = 2;
const below = (bound: number) => Math.floor(Math.random() * bound);

/** The counter's figure: moving towards the platform's figure or, if invented, growing. */
export function useCounter({ kind, option, amount }: JackpotView, isMoving: boolean): bigint {
  const { load, data, state } = useFetcher<typeof loader>();
  const asking = useLatest(state);
  const [shown, setShown] = useState(amount);
  const reported = data?.amount ? BigInt(data.amount) : amount;
  const isInvented = kind === "demo";
  useEffect(() => {
    if (!isMoving || isInvented) return;
    const ask = () => {
      if (asking.current === "idle") load("/jackpot/now");
    };
    ask();
    const timer = setInterval(ask, STEPS * intervalOf(option));
    return () => clearInterval(timer);
  }, [isMoving, isInvented, option, load, asking]);
  useEffect(() => {
    if (!isMoving) return;
    let left = STEPS;
    if (!isInvented) setShown((known) => (known > reported ? reported : known));
    const timer = setInterval(() => {
      const stepsLeft = left;
      setShown((known) =>
        isInvented ? known + stepOf(option, below) : stepToward(known, reported, stepsLeft),
      );
      left = Math.max(1, left - 1);
    }, intervalOf(option));
    return () => clearInterval(timer);
  }, [isMoving, isInvented, reported, option]);
  return shown;
}
