import * as s from "./art-pane.css.ts";
import type { DialogArt } from "./dialog-art.server.ts";

/**
 * The brand's greeting next to a form, above it on a phone. Its picture is hidden from screen
 * readers.
 */
export function ArtPane({ art }: { art: DialogArt }) {
  return (
    <div className={s.pane}>
      {art.avif && (
        <picture>
          <source type="image/avif" srcSet={art.avif} />
          <img src={art.webp ?? art.avif} alt="" width={520} height={434} className={s.art} />
        </picture>
      )}
      <div className={s.words}>
        {art.kicker && <p className={s.kicker}>{art.kicker}</p>}
        {art.title && <p className={s.title}>{art.title}</p>}
        {art.text && <p className={s.text}>{art.text}</p>}
      </div>
    </div>
  );
}
