import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { takeSlipAside } from "../receipt/receipt.server.ts";

/** Nobody opens this address: the deposit's own page shows everything. */
export async function loader(args: LoaderFunctionArgs) {
  await guardedSite(args);
  return redirect(`/member/deposit/${encodeURIComponent(args.params.depositId ?? "")}`);
}

export const action = (args: ActionFunctionArgs) => takeSlipAside(args);
