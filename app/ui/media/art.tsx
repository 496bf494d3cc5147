import * as s from "./art.css.ts";
import { FETCH_FIRST } from "./fetch-priority.ts";

type Props = {
  art: { avif: string; webp: string } | null;
  className: string;
  /** The browser fetches the first picture of a page at once; the others when they come near. */
  isFirst?: boolean;
};

const LATER = { loading: "lazy" } as const;

/** A brand's drawing without a background of its own; hidden from screen readers. */
export function Art({ art, className, isFirst = false }: Props) {
  if (!art) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={art.avif} />
      <img
        src={art.webp}
        alt=""
        width={832}
        height={694}
        className={`${s.art} ${className}`}
        {...(isFirst ? FETCH_FIRST : LATER)}
      />
    </picture>
  );
}
