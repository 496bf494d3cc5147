import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** What was learned of a name; it counts until the form is answered. */
type Told = { name: string; isTaken: boolean; visit: string };

/** Asks, once the visitor has left the field, whether the name is taken. */
export function useNameTaken(id: string, isRight: (typed: string) => boolean) {
  const { key: visit } = useLocation();
  const [last, setLast] = useState<Told | null>(null);
  const told = last?.visit === visit ? last : null;
  const ask = async (field: HTMLInputElement) => {
    const name = field.value;
    if (!isRight(name) || name === told?.name) return;
    const isTaken = await isNameTaken(name);
    if (field.value === name) setLast({ name, isTaken, visit });
  };
  // A name left before hydration has had no listener.
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field !== document.activeElement) void ask(field);
  }, []);
  return { told, ask };
}

/** False when it is not known; the registration itself decides. */
async function isNameTaken(username: string): Promise<boolean> {
  const body = new URLSearchParams({ username });
  try {
    const answer = await fetch("/register/name-taken", { method: "POST", body });
    return answer.ok && ((await answer.json()) as { isTaken?: boolean }).isTaken === true;
  } catch {
    return false;
  }
}
