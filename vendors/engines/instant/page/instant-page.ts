import { engineFacts } from "#vendors/catalogue/engines.ts";
import { modulesOf } from "#vendors/engines/client-files.ts";
import type { PageParts } from "#vendors/engines/engine.ts";
import type { MoneyForm } from "../../../wallet/money-form.ts";
import { DEMO_BALANCE } from "../../engine.ts";
import { demoRibbon } from "../../shared/page/demo-ribbon.ts";
import { percentIn } from "../../shared/page/figures.ts";
import { gameHead } from "../../shared/page/game-head.ts";
import { glyph } from "../../shared/page/glyph.ts";
import { escapeHtml } from "../../shared/page/html.ts";
import { lawOfStakes, offeredStakes } from "../../shared/page/law.ts";
import { historySheet, stakeControl, stakeSheet } from "../../shared/page/sheets.ts";
import { INSTANT_STAKES } from "../instant-stakes.ts";
import { pickOfBets, type RoundView } from "../instant-view.ts";
import { type InstantKind, instantRules } from "../rules/instant-kinds.ts";
import { choiceOf } from "./choice.ts";
import { instantRulesDialog } from "./instant-rules-dialog.ts";
import type { InstantSkin } from "./instant-skin.ts";
import { faceOf, skinStyle } from "./instant-style.ts";
import { ruleFactsOf } from "./rule-facts.ts";
import { sceneryOf } from "./scenery.ts";
import { stageOf } from "./stages/stage-of.ts";
import { type InstantWords, instantWordsOf } from "./words.ts";

export type InstantPage = PageParts<RoundView> & {
  kind: InstantKind;
  skin: InstantSkin;
  money: MoneyForm;
};

/** An instant game as one document; the client's modules make it work. */
export function instantPage(page: InstantPage): string {
  const { kind, skin, files, nonce } = page;
  const { language, words } = instantWordsOf(kind, page.language);
  return `${gameHead({
    ...{ language, nonce, base: files.base, engine: "instant", skin },
    ...{ face: faceOf(skin, files.base), icon: "game-die-96" },
    modules: modulesOf(files, "instant"),
    style: skinStyle(skin, files.base),
    setup: setupOf(page, words),
  })}
<body data-instant="${kind}" data-finish="${skin.finish}">
${sceneryOf(kind, skin)}
${barOf(page, words)}
<main>
<h1 class="sign"><span>${escapeHtml(skin.name)}</span></h1>
<section class="stage" id="stage" aria-label="${words.stage}">${stageOf(kind, skin, words)}</section>
<section class="side" aria-label="${words.choice}">
<ol class="results" id="recent" aria-label="${words.recent}" data-empty="${words.recentEmpty}"></ol>
${choiceOf(kind, words, page.money.locale)}
<p class="message" id="message"><span id="message-text">${words.ready}</span><a id="deposit" href="${escapeHtml(page.cashierUrl)}" target="_top" hidden>${words.deposit}</a></p>
</section>
</main>
<footer class="panel">
<dl class="meter" id="balance-meter"><dt>${words.balance}</dt><dd id="balance">—</dd></dl>
<dl class="meter meterWin"><dt>${words.win}</dt><dd id="win">—</dd></dl>
${stakeControl(words)}
<button class="spin" id="play" type="button"><span id="play-label">${words.play}</span></button>
</footer>
<canvas class="coins" id="coins" aria-hidden="true"></canvas>
<p class="quiet" id="news" role="status"></p>
${instantRulesDialog(page, words)}
${stakeSheet(words, lawOfStakes({ ...page, words }))}
${historySheet(words)}
</body>
</html>`;
}

function barOf({ skin, kind, isDemo, backUrl, money }: InstantPage, words: InstantWords) {
  const rtp = words.rtp.replace("{rtp}", percentIn(money.locale, engineFacts[kind].rtp));
  return `<header class="bar">
<a class="round" id="back" href="${escapeHtml(backUrl)}" target="_top" data-alone hidden aria-label="${words.back}">${glyph("back")}</a>
<p class="barName" data-alone hidden aria-hidden="true">${escapeHtml(skin.name)}</p>
${isDemo ? demoRibbon(words) : ""}
<button class="round" id="open-history" type="button" aria-haspopup="dialog" aria-label="${words.history}">${glyph("history")}</button>
<button class="round" id="sound" type="button" aria-label="${words.soundOn}">${glyph("mute")}${glyph("loud")}</button>
<button class="pill" id="open-rules" type="button" aria-haspopup="dialog">${glyph("rules")}<span class="pillText">${rtp}</span><span class="quiet">${words.rules}</span></button>
</header>`;
}

/** The client's data; amounts are texts of 1/10,000. */
function setupOf(page: InstantPage, words: InstantWords) {
  const { kind, table, money, isDemo, backUrl, stakeMost, skin } = page;
  const rules = instantRules[kind];
  return {
    kind,
    words,
    money,
    stakes: offeredStakes(INSTANT_STAKES, stakeMost).map(String),
    facts: ruleFactsOf(kind),
    craft: skin.craft,
    /** What each earlier result of the seat paid for a stake of 100, newest first. */
    recent: table.recent.map((drawn, at) => {
      const pick = pickOfBets(table.recentBets[at] ?? null);
      return { times: rules.timesOf(pick, drawn), drawn };
    }),
    table,
    parent: URL.canParse(backUrl) ? new URL(backUrl).origin : null,
    isDemo,
    demoBalance: DEMO_BALANCE.toString(),
  };
}
