import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";

/**
 * Selectors of what a brand chose for its inner pages (themes/define-brand.ts, `layout`). The frame
 * carries the choices as attributes, so that a style needs no component for each.
 */
export const inside = {
  surface: { framed: '[data-surface="framed"] &', open: '[data-surface="open"] &' },
  pageHead: {
    crest: '[data-page-head="crest"] &',
    rule: '[data-page-head="rule"] &',
    band: '[data-page-head="band"] &',
    centre: '[data-page-head="centre"] &',
    tag: '[data-page-head="tag"] &',
  },
  pageBody: {
    cards: '[data-page-body="cards"] &',
    path: '[data-page-body="path"] &',
    index: '[data-page-body="index"] &',
    scores: '[data-page-body="scores"] &',
    stamps: '[data-page-body="stamps"] &',
    ledger: '[data-page-body="ledger"] &',
  },
  stories: {
    feature: '[data-stories="feature"] &',
    rows: '[data-stories="rows"] &',
    tickets: '[data-stories="tickets"] &',
  },
  centre: { tabs: '[data-centre="tabs"] &', tiles: '[data-centre="tiles"] &' },
  lobby: {
    /** The forms whose games are rows instead of pictures. */
    rows: ':is([data-lobby="tables"], [data-lobby="board"]) &',
    tables: '[data-lobby="tables"] &',
    board: '[data-lobby="board"] &',
    mosaic: '[data-lobby="mosaic"] &',
    posters: '[data-lobby="posters"] &',
  },
  access: {
    above: '[data-access="above"] &',
    arch: '[data-access="arch"] &',
    stage: '[data-access="stage"] &',
    ticket: '[data-access="ticket"] &',
    plain: '[data-access="plain"] &',
  },
} as const;

/** Styles parts of pages in one form of `layout.pageBody`, for a file that has only this form. */
export const styleIn =
  (form: keyof typeof inside.pageBody) =>
  (part: string, look: GlobalStyleRule): void =>
    globalStyle(`[data-page-body="${form}"] ${part}`, look);
