import { useEffect, useRef, useState } from "react";
import { FETCH_LAST } from "#app/ui/fetch-priority.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useNear } from "#app/ui/use-near.ts";
import * as s from "./cover.css.ts";

type Props = { picture: string; sizes: string; isEager?: boolean };

/** A game's picture, fetched when it comes near; a browser without scripts fetches it at once. */
export function Cover({ isEager = false, ...picture }: Props) {
  const { ref, isNear } = useNear<HTMLSpanElement>(isEager);
  if (isNear) return <Picture {...picture} />;
  return (
    <span ref={ref} className={s.waiting}>
      <noscript>
        <img className={s.image} src={`${picture.picture}-360.webp`} alt="" loading="lazy" />
      </noscript>
    </span>
  );
}

/** In the size that fits; asked for once more when it fails, then an icon stands in. */
function Picture({ picture, sizes }: Omit<Props, "isEager">) {
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  // A picture that failed before the page woke told nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailures(1);
  }, []);
  if (failures > 1) {
    return (
      <span className={s.fallback}>
        <Icon name="gamepad-2" size={40} />
      </span>
    );
  }
  const again = failures ? "?again" : "";
  return (
    <picture key={failures}>
      <source
        type="image/avif"
        srcSet={`${picture}-240.avif${again} 240w, ${picture}-480.avif${again} 480w`}
        sizes={sizes}
      />
      <img
        ref={image}
        className={s.image}
        src={`${picture}-360.webp${again}`}
        alt=""
        width={360}
        height={480}
        decoding="async"
        {...FETCH_LAST}
        onError={() => setFailures(failures + 1)}
      />
    </picture>
  );
}

/** The top of the picture as a small square, without its title. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <span className={s.thumb}>
      <Cover picture={picture} sizes="56px" />
    </span>
  );
}
