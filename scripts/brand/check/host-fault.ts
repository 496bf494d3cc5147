import { isIP } from "node:net";

/** Names that never lead to a host of the public net (RFC 2606, RFC 6761, RFC 8375). */
const NOWHERE =
  /(^|\.)(localhost|local|internal|test|invalid|example|example\.(com|net|org)|home\.arpa)$/;

/** Letters, digits and hyphens between dots, the last of them no number. */
const PUBLIC = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;

/** The fault of a host address that players' browsers will request, or undefined. */
export function hostFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "is no address";
  const url = new URL(address);
  if (url.protocol !== "https:") return "is not https";
  if (url.username || url.password) return "carries a name or a password";
  if (url.pathname !== "/" || url.search || url.hash) return "is more than a host";
  if (isIP(url.hostname.replaceAll(/[[\]]/g, ""))) return "is a number and has no certificate";
  if (NOWHERE.test(url.hostname)) return "is a name that leads nowhere";
  if (!PUBLIC.test(url.hostname)) return "is no name of the public net";
  // The URL parser drops line breaks and tabs; the page's security policy would keep them.
  return address === url.origin ? undefined : `is not written as browsers write it, ${url.origin}`;
}
