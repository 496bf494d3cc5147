import { useLocation } from "@remix-run/react";
import { useState } from "react";

/** What was learned of a name; it counts until the form is answered. */
type Told = { name: string; isTaken: boolean; visit: string };

/** Asks, when the visitor leaves the field, whether the name is taken. */
export function useNameTaken(isRight: (typed: string) => boolean) {
  const { key: visit } = useLocation();
  const [last, setLast] = useState<Told | null>(null);
  const told = last?.visit === visit ? last : null;
  const ask = async (field: HTMLInputElement) => {
    const name = field.value;
    if (!isRight(name) || name === told?.name) return;
    const isTaken = await isNameTaken(name);
    if (field.value === name) setLast({ name, isTaken, visit });
  };
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
