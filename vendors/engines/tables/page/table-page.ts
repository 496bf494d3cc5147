import { engineFacts } from "#vendors/catalogue/engines.ts";
import { modulesOf } from "#vendors/engines/client-files.ts";
import type { PageParts } from "#vendors/engines/engine.ts";
import { demoRibbon } from "#vendors/engines/shared/page/demo-ribbon.ts";
import { percentIn } from "#vendors/engines/shared/page/figures.ts";
import { gameHead } from "#vendors/engines/shared/page/game-head.ts";
import { glyph } from "#vendors/engines/shared/page/glyph.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { fill } from "../../../pictures/play.ts";
import type { MoneyForm } from "../../../wallet/money-form.ts";
import { DEMO_BALANCE } from "../../engine.ts";
import { moneyWriter } from "../../shared/client/money.js";
import { dealsCards, hasRoads, type TableKind, tableRules } from "../rules/table-kinds.ts";
import { CHIP_LEAST, CHIPS, spotMost, TABLE_MOST } from "../table-limits.ts";
import type { DealView } from "../table-view.ts";
import { courtSprite } from "./court-sprite.ts";
import { feltOf } from "./felt.ts";
import { fittingsOf } from "./fittings.ts";
import { prizeSprite } from "./prize-sprite.ts";
import { roomOf } from "./room.ts";
import { sideSprite } from "./sides.ts";
import { stageOf } from "./stage.ts";
import { tableRulesDialog } from "./table-rules-dialog.ts";
import type { TableSkin } from "./table-skin.ts";
import { tableSprite } from "./table-sprite.ts";
import { faceOf, skinStyle } from "./table-style.ts";
import { type TableWords, tableWordsOf } from "./words.ts";

export type TablePage = PageParts<DealView> & {
  kind: TableKind;
  skin: TableSkin;
  money: MoneyForm;
};

/** A table as one document; the client's modules make it work. */
export function tablePage(page: TablePage): string {
  const { kind, skin, files, nonce } = page;
  const { language, words } = tableWordsOf(kind, page.language);
  return `${gameHead({
    ...{ language, nonce, base: files.base, engine: "tables", skin },
    ...{ face: faceOf(skin, files.base), icon: "game-die-96" },
    modules: modulesOf(files, "tables"),
    style: skinStyle(skin, files.base),
    setup: setupOf(page, words),
  })}
<body data-table="${kind}" data-weave="${skin.weave}" data-build="${skin.build}">
<a class="skipLink" id="to-felt" href="#felt">${words.skip}</a>
${tableSprite()}${sideSprite(kind)}${dealsCards(kind) ? courtSprite() : ""}${kind === "money-wheel" ? prizeSprite() : ""}
${roomOf(kind, skin)}
${barOf(page, words)}
<main>
<h1 class="quiet">${escapeHtml(skin.name)}</h1>
<section class="stage" aria-label="${words.stage}">${stageOf(kind, words)}${fittingsOf(kind)}</section>
${hasRoads(kind) ? "" : resultsOf(kind, words)}
<section class="cloth" aria-label="${words.bets}">
${hasRoads(kind) ? resultsOf(kind, words) : ""}
${feltOf(kind, words, page.money.locale)}
${limitsOf(page, words)}
</section>
<p class="message" id="message"><span id="message-text">${words.ready}</span><a id="deposit" href="${escapeHtml(page.cashierUrl)}" target="_top" hidden>${words.deposit}</a></p>
</main>
${panelOf(page, words)}
<canvas class="coins" id="coins" aria-hidden="true"></canvas>
<p class="call" id="call" aria-hidden="true" hidden></p>
<p class="quiet" id="news" role="status"></p>
${tableRulesDialog(page, words)}
</body>
</html>`;
}

/** The results so far: a strip, or the two roads of a table with two sides. */
function resultsOf(kind: TableKind, words: TableWords) {
  const list = (rest: string) =>
    `<ol class="beads" id="beads" aria-label="${words.history}"${rest}></ol>`;
  if (!hasRoads(kind)) return list(` data-empty="${words.historyEmpty}"`);
  return `<div class="roads">${list("")}<div class="roadBox"><div class="bigRoad" id="big-road" data-empty="${words.historyEmpty}" aria-hidden="true"></div></div></div>`;
}

/** The limits beside the places, at tables where they all have the same. */
function limitsOf({ kind, money }: TablePage, words: TableWords) {
  if (!hasRoads(kind)) return "";
  const written = moneyWriter(money);
  const limits = fill(words.limitsOnFelt, {
    min: written(CHIP_LEAST),
    max: written(TABLE_MOST),
    spot: written(spotMost(kind, "tie")),
  });
  return `<p class="limits">${escapeHtml(limits)}</p>`;
}

function barOf({ skin, kind, isDemo, backUrl, money }: TablePage, words: TableWords) {
  const rtp = words.rtp.replace("{rtp}", percentIn(money.locale, engineFacts[kind].rtp));
  return `<header class="bar">
<a class="round" id="back" href="${escapeHtml(backUrl)}" target="_top" data-alone hidden aria-label="${words.back}">${glyph("back")}</a>
<p class="barName" aria-hidden="true">${escapeHtml(skin.name)}</p>
${isDemo ? demoRibbon(words) : ""}
<button class="round" id="sound" type="button" aria-label="${words.soundOn}">${glyph("mute")}${glyph("loud")}</button>
<button class="pill" id="open-rules" type="button" aria-haspopup="dialog">${glyph("rules")}<span class="pillText"><span class="pillName" aria-hidden="true">${escapeHtml(skin.name)}</span><span>${rtp}</span></span><span class="quiet">${words.rules}</span></button>
</header>`;
}

function panelOf({ money }: TablePage, words: TableWords) {
  const written = moneyWriter(money);
  return `<footer class="panel">
<dl class="meter" id="balance-meter"><dt>${words.balance}</dt><dd id="balance">—</dd></dl>
<dl class="meter meterBet"><dt>${words.totalBet}</dt><dd id="total">—</dd></dl>
<dl class="meter meterWin"><dt>${words.win}</dt><dd id="win">—</dd></dl>
<fieldset class="chips" id="chips"><legend class="quiet">${words.chips}</legend>${CHIPS.map((chip, at) => chipOf(chip, at, fill(words.chipOf, { amount: written(chip) }))).join("")}</fieldset>
<div class="tools">
<button class="tool" id="undo" type="button">${glyph("undo")}<span>${words.undo}</span></button>
<button class="tool" id="clear" type="button">${glyph("close")}<span>${words.clear}</span></button>
<button class="tool" id="repeat" type="button">${glyph("again")}<span>${words.repeat}</span></button>
</div>
<button class="spin" id="deal" type="button"><span id="deal-label">${words.deal}</span></button>
</footer>`;
}

function chipOf(chip: bigint, at: number, name: string) {
  return `<label class="chip chip-${at}"><input class="coverInput" type="radio" name="chip" value="${chip}" aria-label="${escapeHtml(name)}"${at === 1 ? " checked" : ""}><span aria-hidden="true">${chip / 10_000n}</span></label>`;
}

/** The client's data; amounts are texts of 1/10,000. */
function setupOf(page: TablePage, words: TableWords) {
  const { kind, table, money, isDemo, backUrl } = page;
  const rules = tableRules[kind];
  return {
    kind,
    words,
    money,
    tableMost: TABLE_MOST.toString(),
    spotMost: Object.fromEntries(
      rules.spots.map(({ id }) => [id, spotMost(kind, id).toString()] as const),
    ),
    hasRoads: hasRoads(kind),
    beads: table.recent.map((drawn) => rules.beadOf(drawn)),
    table,
    parent: URL.canParse(backUrl) ? new URL(backUrl).origin : null,
    isDemo,
    demoBalance: DEMO_BALANCE.toString(),
  };
}
