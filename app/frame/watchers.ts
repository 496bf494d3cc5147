/** The components that render again when a value outside of React changes. */
export function createWatchers() {
  const all = new Set<() => void>();
  return {
    /** For useSyncExternalStore. */
    watch(watcher: () => void) {
      all.add(watcher);
      return () => {
        all.delete(watcher);
      };
    },
    tell() {
      for (const watcher of all) watcher();
    },
  };
}
