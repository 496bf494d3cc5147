import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";

/**
 * Uploads a form's picture with its progress, which fetch cannot report: `share` runs from 0 to 1.
 * After the upload the page reloads the deposit.
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
  return { share, problem, send, forget: () => setProblem(null) };
}

/** An HTML page or an empty answer means that something else went wrong. */
function problemOf({ status, response }: XMLHttpRequest): string | null {
  if (response && typeof response === "object" && "problem" in response) {
    return typeof response.problem === "string" ? response.problem : null;
  }
  return status === 200 ? null : "unknown_error";
}
