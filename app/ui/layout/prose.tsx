import * as s from "./prose.css.ts";

/** Rich text that the server has cleaned; no other HTML may be passed. */
export function Prose({ cleanHtml }: { cleanHtml: string }) {
  return <div className={s.prose} dangerouslySetInnerHTML={{ __html: cleanHtml }} />;
}
