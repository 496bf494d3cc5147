import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";

type Details = Record<string, string | number | boolean>;

/** Encodes a message for a form's reply: the key of its wording, and its values. */
export function encodeMessage(code: string, details: Details = {}): string {
  const entries = Object.entries(details).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? code : `${code}?${new URLSearchParams(entries)}`;
}

export function decodeMessage(message: string): { code: string; details: Record<string, string> } {
  const [code = "", query = ""] = message.split("?", 2);
  return { code, details: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * The message in the page's language, from the namespace's `errors`. A broken pattern is named by
 * its kind, and a range with equal ends becomes one number. An unknown code, which a newer platform
 * may send, becomes `unknown_error`.
 */
export function sayMessage(t: TFunction, message: string): string {
  const { code, details } = decodeMessage(message);
  const { min, max, patternId, count, minutes } = details;
  const range = min === max ? min : t("range", { min, max, defaultValue: `${min}–${max}` });
  const options = { ...details, range, count: Number(count ?? minutes ?? 0) };
  const keys = [`errors.${code}`, "errors.unknown_error"];
  return patternId ? t([`patterns.${patternId}`, ...keys], options) : t(keys, options);
}

export function useMessage(namespace: string) {
  const { t } = useTranslation(namespace);
  return (messages: string[] | undefined) => messages?.[0] && sayMessage(t, messages[0]);
}
