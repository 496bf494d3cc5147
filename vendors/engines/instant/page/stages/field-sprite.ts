import { times } from "#vendors/engines/shared/page/draw.ts";

const spikes = times(8, (at) => `<path d="M17 8L20 1l3 7z" transform="rotate(${at * 45} 20 20)"/>`);

/** The flag of a marked cell, the gem below a safe one, and the mine. */
export const fieldSprite = (): string =>
  `<svg class="sprite" aria-hidden="true" focusable="false"><defs>
<linearGradient id="gem-top" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--gem-light)"/><stop offset="1" stop-color="var(--gem)"/></linearGradient>
<radialGradient id="mine-body" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#8d8a9c"/><stop offset=".4" stop-color="#37333f"/><stop offset="1" stop-color="#0c0a10"/></radialGradient>
<symbol id="flag" viewBox="0 0 40 40"><path d="M12 34V7" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M13.500 7.500C20 4 24 11 32 8v13c-8 3-12-4-18.500-.5z" fill="#fff"/><path d="M8 34.500h10" stroke="#fff" stroke-width="3" stroke-linecap="round"/></symbol>
<symbol id="gem" viewBox="0 0 40 40"><path d="M20 37L3 16 10 5h20l7 11z" fill="var(--gem-deep)"/><path d="M20 37L12 16h16z" fill="var(--gem)"/><path d="M12 16L10 5h20l-2 11z" fill="url(#gem-top)"/><path d="M3 16L10 5l2 11z" fill="var(--gem-light)" opacity=".85"/><path d="M37 16L30 5l-2 11z" fill="var(--gem)" opacity=".9"/><path d="M12 16L3 16l17 21z" fill="var(--gem-light)" opacity=".35"/><path d="M13 7.500h7" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".9"/></symbol>
<symbol id="mine" viewBox="0 0 40 40"><g fill="#1b1821">${spikes}</g><circle cx="20" cy="20" r="13" fill="url(#mine-body)"/><circle cx="20" cy="20" r="13" fill="none" stroke="#000" stroke-opacity=".5"/><circle cx="20" cy="20" r="4.500" fill="#ff4a3d"/><circle cx="18.700" cy="18.600" r="1.600" fill="#ffd5cf"/></symbol>
</defs></svg>`;
