import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const narrow = (look: object) => ({ "@media": { [media.narrow]: look } });
const wide = (look: object) => ({ "@media": { [media.wide]: look } });

/** Gives a list of figures (a `dl` of `div`s) the form of a brand's inner pages. */
export function figureForms(list: string, one: string) {
  const cards = styleIn("cards");
  cards(`:is(${list}, ${one})`, { borderRadius: radius.panel });
  cards(one, wide({ paddingInline: 24 }));

  const path = styleIn("path");
  path(`:is(${list}, ${one})`, { borderRadius: `30px 30px ${radius.tag} ${radius.tag}` });
  path(one, wide({ textAlign: "center" }));

  const index = styleIn("index");
  index(list, { gap: "6px 0", borderBlock: `1.5px solid ${color.edge}` });
  index(`:is(${list}, ${one})`, { borderRadius: 0, background: "none" });
  index(list, { paddingInline: 0 });
  index(one, {
    boxShadow: `-1px 0 ${color.line}`,
    ...narrow({ padding: "0 12px" }),
    ...wide({ padding: "6px 14px" }),
  });

  const scores = styleIn("scores");
  scores(list, { gap: 3 });
  scores(`:is(${list}, ${one})`, { borderRadius: radius.tag });
  scores(`${list} ${one}`, {
    padding: "4px 10px",
    background: color.digit,
    color: color.digitInk,
    textAlign: "center",
  });
  scores(`${one} :is(dt, dd, span)`, { color: "inherit" });
  scores(list, { padding: 0, background: "none" });
  scores(`${one} dd`, { fontFamily: display.family, fontStretch: display.stretch });

  const stamps = styleIn("stamps");
  const edge = `2px dashed ${color.edge}`;
  stamps(`:is(${list}, ${one})`, { borderRadius: radius.control });
  stamps(one, { ...wide({ border: edge }), background: color.surface });

  const ledger = styleIn("ledger");
  ledger(`:is(${list}, ${one})`, { borderRadius: 0, background: "none" });
  ledger(list, {
    gap: "2px 20px",
    paddingInline: 0,
    borderBlock: `4px double ${color.link}`,
    ...wide({ flexDirection: "column", width: "100%", maxWidth: 620, marginInline: "auto" }),
  });
  ledger(one, {
    padding: 0,
    ...wide({ padding: "6px 0", flex: "none", display: "flex", alignItems: "baseline", gap: 10 }),
  });
  ledger(`${one} dt`, wide({ display: "flex", flex: 1, alignItems: "baseline", gap: 10 }));
  ledger(
    `${one} dt::after`,
    wide({ content: "", flex: 1, borderBottom: `2px dotted ${color.edge}` }),
  );
  ledger(`${one} dd`, { fontFamily: display.family, fontWeight: display.weight });
}
