import type { CarouselLooks } from "./carousel.ts";
import { unfilled } from "./carousel-dots.css.ts";

type Props = { count: number; isOpen: boolean; looks: CarouselLooks; className: string };

/** Until the carousel opens and fills in its buttons, drawn dots tell how many slides there are. */
export function CarouselDots({ count, isOpen, looks, className }: Props) {
  const drawn = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      {!isOpen && (
        <span className={className} aria-hidden="true">
          {drawn.map((index) => (
            <span key={index} className={index === 0 ? `${looks.dot} ${looks.dotOn}` : looks.dot} />
          ))}
        </span>
      )}
      <span className={`${className} ${unfilled}`} data-dots="" />
    </>
  );
}
