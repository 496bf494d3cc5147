import { data, type HeadersFunction } from "@remix-run/node";

/** What a page shows; with a captcha, which is one visitor's own, it is never another's page. */
export const ownWithCaptcha = <Loaded extends { captcha: unknown }>(loaded: Loaded) =>
  data(loaded, loaded.captcha ? { headers: { "cache-control": "no-store" } } : undefined);

/** The document's headers where its loader may have said so. */
export const captchaHeaders: HeadersFunction = ({ loaderHeaders }) => {
  const kept = loaderHeaders.get("cache-control");
  return kept ? { "cache-control": kept } : new Headers();
};
