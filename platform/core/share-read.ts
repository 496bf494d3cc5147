const reads = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs a read once for all callers of the same moment: whoever asks while it is under way shares it. */
export function shareRead<Value>(
  store: object,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const own = reads.get(store) ?? new Map<string, Promise<unknown>>();
  reads.set(store, own);
  const known = own.get(key) as Promise<Value> | undefined;
  if (known) return known;
  const made = read().finally(() => own.delete(key));
  own.set(key, made);
  return made;
}
