import type { i18n as I18n, TFunction } from "i18next";
import { useContext } from "react";
import {
  I18nContext,
  type UseTranslationOptions,
  useTranslation as useLoadedTranslation,
} from "react-i18next";

type Namespaces = string | readonly string[];
type Translation = { t: TFunction; i18n: I18n };

const known = new WeakMap<I18n, Map<string, Translation>>();

/**
 * The server's translators, made once per wording and namespace. Its wording is loaded and its
 * language never changes, so a text without values is looked up once.
 */
function useKeptTranslation(
  ns: Namespaces = "common",
  { nsMode }: UseTranslationOptions<undefined> = {},
): Translation {
  const { i18n } = useContext(I18nContext);
  const [first] = [ns].flat();
  const searched = nsMode === "fallback" ? ns : first!;
  const key = String(searched);
  const ready = known.get(i18n)?.get(key);
  if (ready) return ready;
  const made = { t: keptTexts(i18n.getFixedT(null, searched)), i18n };
  known.set(i18n, new Map(known.get(i18n)).set(key, made));
  return made;
}

/** The keys are those of the code, so there are few of them. */
function keptTexts(translate: TFunction): TFunction {
  const texts = new Map<string, unknown>();
  const t = (...asked: [key: string, ...values: unknown[]]) => {
    if (asked.length > 1) return translate(...(asked as Parameters<TFunction>));
    const [key] = asked;
    if (!texts.has(key)) texts.set(key, translate(key));
    return texts.get(key);
  };
  return t as unknown as TFunction;
}

/**
 * The browser has react-i18next's hook, which waits for wording. On the server that hook took a
 * sixth of a page's time.
 */
export const useTranslation = (
  import.meta.env.SSR ? useKeptTranslation : useLoadedTranslation
) as typeof useLoadedTranslation;
