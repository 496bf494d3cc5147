import { useNavigate } from "@remix-run/react";

/** Leaves a dialog that has an address: back to the page of ours before it, else to the given one. */
export function useRoutedClose(closeTo: string): () => void {
  const navigate = useNavigate();
  return () => {
    const cameFromHere = (window.history.state?.idx ?? 0) > 0;
    if (cameFromHere) navigate(-1);
    else navigate(closeTo, { preventScrollReset: true });
  };
}
