/** React 18 passes the attribute only in its HTML spelling. */
const FIRST = { fetchpriority: "high" };
/** The width of the small drawing as a share of the whole one. */
const SMALL = 0.6;

type Props = {
  slide: { avif: string | null; small: string | null; webp: string | null };
  sizes: string;
  width: number;
  height: number;
  className: string | undefined;
  isFirst: boolean;
};

/**
 * A slide's drawing in the size for the screen; the first slide is fetched before everything else.
 */
export function SlideArt({ slide: { avif, small, webp }, sizes, isFirst, ...picture }: Props) {
  if (!avif) return null;
  const { width } = picture;
  const widths = small ? `${small} ${Math.round(width * SMALL)}w, ${avif} ${width}w` : avif;
  return (
    <picture>
      <source type="image/avif" srcSet={widths} sizes={small ? sizes : undefined} />
      <img src={webp ?? avif} alt="" {...picture} {...(isFirst && FIRST)} />
    </picture>
  );
}
