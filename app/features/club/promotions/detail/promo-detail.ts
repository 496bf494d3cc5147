import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** The specification's address of a promotion leads to the one that search engines keep. */
export function loader({ request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("id");
  return redirect(id ? `/promotions/${encodeURIComponent(id)}` : "/promotions", 301);
}
