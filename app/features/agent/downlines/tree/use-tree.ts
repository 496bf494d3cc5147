import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { loader } from "../route.tsx";
import { joined, type Level } from "./levels.ts";
import type { TreeData } from "./tree-data.server.ts";

type Wanted = { of: string; after: string | null };
type Answer = Awaited<ReturnType<typeof loader>>;

/** The levels and open people that the page begins with. */
function begun({ of, level, found }: TreeData) {
  const levels = new Map<string, Level>([[of, level], ...Object.entries(found?.levels ?? {})]);
  // Everybody on the way down is open, the person found is not.
  return { levels, open: new Set([...levels.keys()].filter((account) => account !== of)) };
}

/** The open tree. A level is read when it is opened, one after the other, and stays while closed. */
export function useTree(data: TreeData) {
  const [{ levels, open }, setTree] = useState(() => begun(data));
  const [queue, setQueue] = useState<Wanted[]>([]);
  const asked = useRef<(Wanted & { isUnderWay?: true }) | null>(null);
  const { state, data: answer, load } = useFetcher<Answer>();

  useEffect(() => {
    const done = asked.current;
    if (state !== "idle") {
      if (done) done.isUnderWay = true;
      return;
    }
    if (done) {
      // Asked a moment ago; the answer here is still the one before.
      if (!done.isUnderWay) return;
      asked.current = null;
      if (answer?.view === "tree" && answer.of === done.of) {
        const { level } = answer;
        setTree((tree) => ({
          ...tree,
          levels: new Map(tree.levels).set(done.of, joined(tree.levels.get(done.of), level)),
        }));
      }
      setQueue((left) => left.filter((one) => one !== done));
      return;
    }
    const [next] = queue;
    if (!next) return;
    asked.current = next;
    load(levelPath(next));
  }, [state, answer, queue, load]);

  const want = (wanted: Wanted) =>
    setQueue((left) => (left.some(({ of }) => of === wanted.of) ? left : [...left, wanted]));

  return {
    ...{ levels, open },
    isReading: (of: string) => queue.some((one) => one.of === of),
    toggle(account: string, isOpen: boolean) {
      const now = new Set(open);
      if (isOpen) now.add(account);
      else now.delete(account);
      setTree((tree) => ({ ...tree, open: now }));
      if (isOpen && !levels.has(account)) want({ of: account, after: null });
    },
    more: (of: string, after: string) => want({ of, after }),
  };
}

const levelPath = ({ of, after }: Wanted): string =>
  `/agent/downlineManagmentView?${new URLSearchParams({
    view: "tree",
    ...(of && { account: of }),
    ...(after && { after }),
  })}`;
