import type { Store, Transaction } from "#platform/store/open-store.ts";

export const CRASH = "the process ends here";

/** A store whose process ends at that statement, counted over all transactions. */
export function crashingAt(store: Store, statement: number): Store {
  let left = statement;
  const counted = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name) {
        const found = Reflect.get(target, name) as unknown;
        if (typeof found !== "function") return found;
        if (["execute", "select", "insert", "update", "delete"].includes(String(name))) {
          left -= 1;
          if (left === 0) throw new Error(CRASH);
        }
        return found.bind(target);
      },
    });
  return {
    ...store,
    inMerchant: (code, work) => store.inMerchant(code, (tx) => work(counted(tx))),
  };
}
