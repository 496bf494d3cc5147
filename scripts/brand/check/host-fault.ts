import { isIP } from "node:net";

/** Names that never lead to a host of the public net (RFC 2606, RFC 6761, RFC 8375). */
const NOWHERE =
  /(^|\.)(localhost|local|internal|test|invalid|example|example\.(com|net|org)|home\.arpa)$/;

/** What is wrong with the address of a host that players' browsers will ask, or undefined. */
export function hostFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "is no address";
  const url = new URL(address);
  if (url.protocol !== "https:") return "is not https";
  if (url.username || url.password) return "carries a name or a password";
  if (url.pathname !== "/" || url.search || url.hash) return "is more than a host";
  if (isIP(url.hostname.replaceAll(/[[\]]/g, ""))) return "is a number and has no certificate";
  if (NOWHERE.test(url.hostname)) return "is a name that leads nowhere";
  return url.hostname.includes(".") ? undefined : "is no name of the public net";
}
