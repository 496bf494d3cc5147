import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect("/member/securityCenter");
}
