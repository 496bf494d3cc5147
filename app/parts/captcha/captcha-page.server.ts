import { data, type HeadersFunction } from "@remix-run/node";

/**
 * A page's data. A captcha belongs to one visitor, so a page that holds one is never cached for
 * others.
 */
export const ownWithCaptcha = <Loaded extends { captcha: unknown }>(loaded: Loaded) =>
  data(loaded, loaded.captcha ? { headers: { "cache-control": "no-store" } } : undefined);

/** The loader's headers for the document, if it set any. */
export const captchaHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const kept = loaderHeaders.get("cache-control");
  return kept ? { "cache-control": kept } : new Headers();
};
