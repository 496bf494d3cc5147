import { useNavigate } from "@remix-run/react";

/** Closes a dialog that has an address: back to our previous page, or to the given one. */
export function useRoutedClose(closeTo: string): () => void {
  const navigate = useNavigate();
  return () => {
    const cameFromHere = (window.history.state?.idx ?? 0) > 0;
    if (cameFromHere) navigate(-1);
    else navigate(closeTo, { preventScrollReset: true });
  };
}
