import * as s from "./art.css.ts";
import { FETCH_FIRST } from "./fetch-priority.ts";

type Props = {
  art: { avif: string; webp: string; isScene: boolean } | null;
  className: string;
  /** The browser fetches the first picture of a page at once; the others when they come near. */
  isFirst?: boolean;
};

const LATER = { loading: "lazy" } as const;

/** A brand's drawing or scene, hidden from screen readers; styles tell them by `data-scene`. */
export function Art({ art, className, isFirst = false }: Props) {
  if (!art) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={art.avif} />
      <img
        src={art.webp}
        alt=""
        width={art.isScene ? 960 : 832}
        height={art.isScene ? 521 : 694}
        data-scene={art.isScene || undefined}
        className={`${art.isScene ? "" : s.art} ${className}`}
        {...(isFirst ? FETCH_FIRST : LATER)}
      />
    </picture>
  );
}
