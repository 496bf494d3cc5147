import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";

/**
 * Sends a form's picture and tells how much of it has left, which a fetch cannot: `share` is from 0
 * to 1 while it is under way. Once it was taken the page asks anew how the deposit stands.
 */
export function useSlipUpload(address: string) {
  const { revalidate } = useRevalidator();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = new XMLHttpRequest();
    const end = (found: string | null) => {
      setShare(null);
      setProblem(found);
      if (!found) revalidate();
    };
    request.upload.onprogress = ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0);
    request.onload = () => end(problemOf(request));
    request.onerror = () => end("unconfirmed");
    request.responseType = "json";
    request.open("POST", address);
    request.send(new FormData(event.currentTarget));
    setProblem(null);
    setShare(0);
  };
  return { share, problem, send };
}

/** A page or nothing at all in its place says that something else was wrong. */
function problemOf({ status, response }: XMLHttpRequest): string | null {
  if (response && typeof response === "object" && "problem" in response) {
    return typeof response.problem === "string" ? response.problem : null;
  }
  return status === 200 ? null : "unknown_error";
}
