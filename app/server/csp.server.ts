import type { AppLoadContext } from "@remix-run/node";

const isDevelopment = import.meta.env.DEV;

/** Scripts by nonce, frames only from the game hosts, nothing else from anywhere. */
export function contentSecurityPolicy(nonce: string, context: AppLoadContext): string {
  const frames = context.frameOrigins?.join(" ") ?? "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    `frame-src 'self' ${frames}`.trim(),
    `form-action 'self' ${context.payOrigins?.join(" ") ?? ""}`.trim(),
    "base-uri 'none'; frame-ancestors 'self'; object-src 'none'",
  ].join("; ");
}
