import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** Redirects the specification's address of a promotion to its canonical one. */
export function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id");
  return redirect(id ? `/promotions/${encodeURIComponent(id)}` : "/promotions", 301);
}
