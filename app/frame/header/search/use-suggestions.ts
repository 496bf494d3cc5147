import { useEffect, useState } from "react";
import type { Suggestions } from "./suggestion.ts";

/** How long a person may pause between two letters of one word. */
const PAUSE_MS = 150;

/**
 * The suggestions for a typed text, and those before it while they come. Without an answer there are
 * none; the search itself still works.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const q = typed.trim();
  useEffect(() => {
    if (!q) return setSuggestions(undefined);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(q, asking.signal);
      if (!asking.signal.aborted) setSuggestions(answer);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q]);
  return suggestions;
}

async function ask(q: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  try {
    const answer = await fetch(`/search/suggestions?${new URLSearchParams({ q })}`, { signal });
    return answer.ok ? ((await answer.json()) as Suggestions) : undefined;
  } catch {
    return undefined;
  }
}
