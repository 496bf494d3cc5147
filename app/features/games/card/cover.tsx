import { useEffect, useRef, useState } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { FETCH_LAST } from "#app/ui/media/fetch-priority.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { useNear } from "#app/ui/motion/use-near.ts";
import * as s from "./cover.css.ts";
import { isOneFile, pictureAt, smallOf } from "./picture-file.ts";

/**
 * Which pictures do not wait for the page's scripts. "always": those at the top of a list. "wide":
 * those visible at once in a wide window, while a phone fetches larger things first.
 */
export type Eager = "always" | "wide";
type Props = { picture: string; sizes: string; eager?: Eager };

const WIDE = "(min-width: 45em)";
const BLANK = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A game's picture, fetched when it comes near. A browser without scripts fetches it at once. */
export function Cover({ eager, ...picture }: Props) {
  const { ref, isNear } = useNear<HTMLSpanElement>(eager === "always");
  if (isNear && eager !== "wide") return <Picture {...picture} />;
  return (
    <span ref={ref} className={s.waiting}>
      {eager === "wide" && <Picture {...picture} isOnlyWide={!isNear} />}
      <noscript>
        <img className={s.instead} src={smallOf(picture.picture)} alt="" loading="lazy" />
      </noscript>
    </span>
  );
}

type PictureProps = Omit<Props, "eager"> & { isOnlyWide?: boolean };

/**
 * The picture in the fitting size. A failed one is requested once more, from the site itself, then
 * an icon replaces it.
 */
function Picture({ picture: path, sizes, isOnlyWide = false }: PictureProps) {
  const { pictureHosts } = useSite();
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  // React misses the error of a picture that failed before hydration.
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
  const picture = failures ? path : pictureAt(path, pictureHosts);
  const source = isOneFile(picture)
    ? { srcSet: `${picture}${again}` }
    : {
        type: "image/avif",
        srcSet: `${picture}-240.avif${again} 240w, ${picture}-480.avif${again} 480w`,
        sizes,
      };
  return (
    <picture key={failures} className={s.picture}>
      <source {...(isOnlyWide && { media: WIDE })} {...source} />
      <img
        ref={image}
        className={s.image}
        src={isOnlyWide ? BLANK : `${smallOf(picture)}${again}`}
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

/** The top of the picture as a small square, without the title in it. */
export function Thumb({ picture }: { picture: string }) {
  return (
    <span className={s.thumb}>
      <Cover picture={picture} sizes="56px" />
    </span>
  );
}
