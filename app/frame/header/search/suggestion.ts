export type GameSuggestion = { name: string; to: string; picture: string; vendorName: string };
export type VendorSuggestion = { name: string; to: string; gameCount: number };
export type Suggestion = GameSuggestion | VendorSuggestion;

/** What the platform finds for a typed text; nothing known while it does not answer. */
export type Suggestions = { q: string; found?: Suggestion[] };
