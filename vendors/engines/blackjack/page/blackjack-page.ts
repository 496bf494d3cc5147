import { engineFacts } from "#vendors/catalogue/engines.ts";
import { modulesOf } from "#vendors/engines/client-files.ts";
import { DEMO_BALANCE, type PageParts } from "#vendors/engines/engine.ts";
import { demoRibbon } from "#vendors/engines/shared/page/demo-ribbon.ts";
import { percentIn } from "#vendors/engines/shared/page/figures.ts";
import { gameHead } from "#vendors/engines/shared/page/game-head.ts";
import { glyph } from "#vendors/engines/shared/page/glyph.ts";
import { escapeHtml } from "#vendors/engines/shared/page/html.ts";
import { fill } from "../../../pictures/play.ts";
import type { MoneyForm } from "../../../wallet/money-form.ts";
import { moneyWriter } from "../../shared/client/money.js";
import { courtSprite } from "../../tables/page/court-sprite.ts";
import { roomBefore } from "../../tables/page/room.ts";
import type { TableSkin } from "../../tables/page/table-skin.ts";
import { tableSprite } from "../../tables/page/table-sprite.ts";
import { faceOf, skinStyle } from "../../tables/page/table-style.ts";
import { CHIPS } from "../../tables/table-limits.ts";
import { HAND_MOST } from "../bet-limits.ts";
import { type BlackjackView, beadOf } from "../blackjack-view.ts";
import { MOVES, readRound } from "../rules/hand.ts";
import { club } from "./club.ts";
import { rulesDialog } from "./rules-dialog.ts";
import { tableTop } from "./seats.ts";
import { type BlackjackWords, blackjackWordsOf } from "./words.ts";

export type BlackjackPage = PageParts<BlackjackView> & { skin: TableSkin; money: MoneyForm };

/** The table as one document; the client's modules make it work. */
export function blackjackPage(page: BlackjackPage): string {
  const { skin, files, nonce } = page;
  const { language, words } = blackjackWordsOf(page.language);
  return `${gameHead({
    ...{ language, nonce, base: files.base, engine: "blackjack", skin },
    ...{ face: faceOf(skin, files.base), icon: "game-die-96" },
    modules: modulesOf(files, "blackjack"),
    style: skinStyle(skin, files.base),
    setup: setupOf(page, words),
  })}
<body data-table="blackjack" data-weave="${skin.weave}" data-build="${skin.build}" data-phase="bet">
<a class="skipLink" id="to-felt" href="#felt">${words.skip}</a>
${tableSprite()}${courtSprite()}
${roomBefore(club, skin)}
${barOf(page, words)}
<main>
<h1 class="quiet">${escapeHtml(skin.name)}</h1>
<section class="stage moon" aria-label="${words.stage}">${tableTop(words)}</section>
<ol class="beads" id="beads" aria-label="${words.history}" data-empty="${words.historyEmpty}"></ol>
<p class="message" id="message"><span id="message-text">${words.ready}</span><a id="deposit" href="${escapeHtml(page.cashierUrl)}" target="_top" hidden>${words.deposit}</a></p>
</main>
${panelOf(page, words)}
<canvas class="coins" id="coins" aria-hidden="true"></canvas>
<p class="quiet" id="news" role="status"></p>
${rulesDialog(page, words)}
</body>
</html>`;
}

function barOf({ skin, isDemo, backUrl, money }: BlackjackPage, words: BlackjackWords) {
  const rtp = fill(words.rtp, { rtp: percentIn(money.locale, engineFacts.blackjack.rtp) });
  return `<header class="bar">
<a class="round" id="back" href="${escapeHtml(backUrl)}" target="_top" data-alone hidden aria-label="${words.back}">${glyph("back")}</a>
<p class="barName" aria-hidden="true">${escapeHtml(skin.name)}</p>
${isDemo ? demoRibbon(words) : ""}
<button class="round" id="sound" type="button" aria-label="${words.soundOn}">${glyph("mute")}${glyph("loud")}</button>
<button class="pill" id="open-rules" type="button" aria-haspopup="dialog">${glyph("rules")}<span class="pillText"><span class="pillName" aria-hidden="true">${escapeHtml(skin.name)}</span><span>${rtp}</span></span><span class="quiet">${words.rules}</span></button>
</header>`;
}

function panelOf({ money }: BlackjackPage, words: BlackjackWords) {
  const written = moneyWriter(money);
  const chips = CHIPS.map(
    (chip, at) =>
      `<label class="chip chip-${at}"><input class="coverInput" type="radio" name="chip" value="${chip}" aria-label="${escapeHtml(fill(words.chipOf, { amount: written(chip) }))}"${at === 1 ? " checked" : ""}><span aria-hidden="true">${chip / 10_000n}</span></label>`,
  );
  const moves = MOVES.map(
    (move) =>
      `<button class="move move-${move}" type="button" data-move="${move}">${words.moves[move]}</button>`,
  );
  return `<footer class="panel">
<dl class="meter" id="balance-meter"><dt>${words.balance}</dt><dd id="balance">—</dd></dl>
<dl class="meter meterBet"><dt>${words.totalBet}</dt><dd id="total">—</dd></dl>
<dl class="meter meterWin"><dt>${words.win}</dt><dd id="win">—</dd></dl>
<fieldset class="chips" id="chips"><legend class="quiet">${words.chips}</legend>${chips.join("")}</fieldset>
<div class="tools">
<button class="tool" id="undo" type="button">${glyph("undo")}<span>${words.undo}</span></button>
<button class="tool" id="clear" type="button">${glyph("close")}<span>${words.clear}</span></button>
<button class="tool" id="repeat" type="button">${glyph("again")}<span>${words.repeat}</span></button>
</div>
<button class="spin" id="deal" type="button"><span id="deal-label">${words.deal}</span></button>
<div class="moves" id="moves" role="group" aria-label="${words.decisions}">${moves.join("")}</div>
</footer>`;
}

/** The client's data; amounts are texts of 1/10,000. */
function setupOf(page: BlackjackPage, words: BlackjackWords) {
  const { table, money, isDemo, backUrl } = page;
  const most = HAND_MOST.toString();
  return {
    words,
    money,
    tableMost: most,
    spotMost: { hand: most },
    beads: table.recent.flatMap((record) => {
      const round = readRound(record);
      return (round && beadOf(round)) ?? [];
    }),
    table,
    parent: URL.canParse(backUrl) ? new URL(backUrl).origin : null,
    isDemo,
    demoBalance: DEMO_BALANCE.toString(),
  };
}
