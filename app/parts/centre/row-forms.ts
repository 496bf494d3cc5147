import { styleIn } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";

const { color, radius, display } = vars;
const narrow = (look: object) => ({ "@media": { [media.narrow]: look } });
const wide = (look: object) => ({ "@media": { [media.wide]: look } });
const two = wide({ gridTemplateColumns: "repeat(2, minmax(0, 1fr))" });

type Parts = Record<"rows" | "row" | "rowIcon" | "words" | "below", string>;

/** Gives the list of settings the form of a brand's inner pages. */
export function rowForms({ rows, row, rowIcon, words, below }: Parts) {
  const own = `${rows} ${row}`;

  const path = styleIn("path");
  path(rows, {
    background: `linear-gradient(${color.accent}, ${color.accent}) 29px 0 / 4px 100% no-repeat`,
  });
  path(`:is([dir="rtl"] ${rows})`, { backgroundPosition: "calc(100% - 29px) 0" });
  path(own, { border: 0, marginInline: 0 });
  path(`${own}:hover`, { background: "none" });
  path(`${rows} ${rowIcon}`, { border: `4px solid ${color.accent}`, background: color.surface });

  const index = styleIn("index");
  index(rows, { borderTop: `3px solid ${color.accent}` });
  index(own, { minHeight: 56, paddingBlock: 6 });
  index(`${rows} ${rowIcon}`, { width: 32, height: 32, background: "none", color: color.muted });
  index(
    `${rows} ${words}`,
    wide({ gridTemplateColumns: "200px minmax(0, 1fr)", alignItems: "baseline", gap: 16 }),
  );

  index(`${own} > ${below}`, narrow({ paddingInlineStart: 46 }));

  const scores = styleIn("scores");
  scores(rows, { gap: 10, ...two });
  scores(own, {
    height: "100%",
    margin: 0,
    padding: "12px 14px",
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.tag,
  });
  scores(`${rows} ${rowIcon}`, {
    borderRadius: radius.tag,
    background: color.digit,
    color: color.digitInk,
  });

  const stamps = styleIn("stamps");
  const tear = `2px dashed ${color.edge}`;
  stamps(rows, { gap: 12, ...two });
  stamps(own, {
    height: "100%",
    margin: 0,
    padding: "12px 14px",
    border: tear,
    borderRadius: radius.control,
    background: color.surface,
  });
  stamps(`${rows} ${rowIcon}`, { border: `4px solid ${color.action}`, background: color.surface });

  const ledger = styleIn("ledger");
  ledger(rows, {
    borderBlock: `4px double ${color.link}`,
  });
  ledger(own, { borderTop: `1px dotted ${color.edge}` });
  ledger(`${rows} ${rowIcon}`, { display: "none" });
  ledger(`${own} > ${below}`, narrow({ paddingInlineStart: 0 }));
  ledger(`${rows} ${words} > strong`, {
    fontFamily: display.family,
    fontSize: 18,
    fontWeight: display.weight,
  });

  const cards = styleIn("cards");
  cards(rows, {
    gap: 12,
    ...wide({ gridTemplateColumns: "repeat(auto-fill, minmax(220px, 1fr))" }),
  });
  cards(own, {
    height: "100%",
    margin: 0,
    padding: "14px 18px",
    border: 0,
    borderRadius: radius.panel,
    background: color.tint,
  });
  cards(own, wide({ flexDirection: "column", padding: "22px 18px", textAlign: "center" }));
  cards(`${own} > svg`, wide({ display: "none" }));
  cards(`${own} > ${words}`, wide({ alignContent: "start" }));
  cards(`${rows} ${rowIcon}`, { background: color.surface });
}
