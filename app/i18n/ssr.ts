import { createContext, useContext } from "react";
import type { I18nPayload } from "./languages.ts";

/** HTML that pages share; `RenderedOnce` asks for it. */
export type SharedParts = { htmlOf(name: string, of: object): string | undefined };

/** Data that only the server's render has; undefined in the browser. */
export const SsrContext = createContext<
  { nonce: string; i18n: I18nPayload; parts?: SharedParts } | undefined
>(undefined);
export const useSsr = () => useContext(SsrContext);
