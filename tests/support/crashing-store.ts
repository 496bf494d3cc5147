import type { Store, Transaction } from "#platform/store/open-store.ts";

export const CRASH = "the process ends here";

/** What begins a statement; `prepared` asks for the session. */
const STATEMENTS: readonly (string | symbol)[] = [
  ...["execute", "select", "insert", "update", "delete", "_"],
];

/** A store whose process ends at that statement, counted over all transactions. */
export function crashingAt(store: Store, statement: number): Store {
  let left = statement;
  const counted = (tx: Transaction): Transaction =>
    new Proxy(tx, {
      get(target, name) {
        if (STATEMENTS.includes(name)) {
          left -= 1;
          if (left === 0) throw new Error(CRASH);
        }
        const found = Reflect.get(target, name) as unknown;
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
  return {
    ...store,
    inMerchant: (code, work) => store.inMerchant(code, (tx) => work(counted(tx))),
  };
}
