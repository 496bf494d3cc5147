/** React 18 knows the attribute only as HTML spells it. */
const FIRST = { fetchpriority: "high" };

type Props = {
  slide: { avif: string | null; webp: string | null };
  width: number;
  height: number;
  className: string | undefined;
  isFirst: boolean;
};

/** A slide's drawing; the first one is fetched before everything else. */
export function SlideArt({ slide: { avif, webp }, isFirst, ...picture }: Props) {
  if (!avif) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp ?? avif} alt="" {...picture} {...(isFirst && FIRST)} />
    </picture>
  );
}
