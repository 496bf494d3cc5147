import type { ReactNode } from "react";
import { Art } from "../../media/art.tsx";
import * as s from "./page-hero.css.ts";
import { scene } from "./page-hero-scene.css.ts";

type Props = {
  title: string;
  lead: string;
  art: { avif: string; webp: string; isScene: boolean } | null;
  children?: ReactNode;
};

/** The head of an informative page: title and lead in front of the brand's art. */
export function PageHero({ title, lead, art, children }: Props) {
  return (
    <header className={s.hero}>
      <div className={s.words}>
        <h1 className={s.title}>{title}</h1>
        <p className={s.lead}>{lead}</p>
        {children && <div className={s.action}>{children}</div>}
      </div>
      <Art art={art} className={`${s.art} ${scene}`} isFirst />
    </header>
  );
}
