import { createElement, type ReactNode } from "react";
import { useSsr } from "#app/i18n/ssr.ts";
import "./rendered-once.css.ts";

type Props = {
  /** Unique on the page. */
  name: string;
  /** The only data that the content depends on, besides the brand, its language and the name. */
  of: object;
  children: ReactNode;
};

/**
 * Content that is the same for every visitor. The server draws it once and reuses the HTML as long as
 * it has the same `of`; the browser draws it as usual. The place in the tree must be the same on every
 * page, because ids depend on it.
 */
export function RenderedOnce({ name, of, children }: Props) {
  const html = useSsr()?.parts?.htmlOf(name, of);
  if (html === undefined) return createElement("rendered-once", { "data-part": name }, children);
  const inner = { __html: html };
  return createElement("rendered-once", { "data-part": name, dangerouslySetInnerHTML: inner });
}
