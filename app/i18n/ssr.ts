import { createContext, useContext } from "react";
import type { I18nPayload } from "./languages.ts";

/** Data that only the server's render has; undefined in the browser. */
export const SsrContext = createContext<{ nonce: string; i18n: I18nPayload } | undefined>(
  undefined,
);
export const useSsr = () => useContext(SsrContext);
