import type { FrameData } from "../frame-data.server.ts";
import * as s from "./brand-switch.css.ts";

/** Switches between brands, for developers and for previews. */
export function BrandSwitch({ previews }: { previews: FrameData["previews"] }) {
  return (
    <nav className={s.bar} aria-label="Brands">
      {previews.map(({ name, href }) => (
        <a key={href} href={href} className={s.link}>
          {name}
        </a>
      ))}
    </nav>
  );
}
