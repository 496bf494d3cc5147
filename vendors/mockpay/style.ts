/** The style of the payment page, in one file, as the content policy allows no inline style. */
export const STYLE = `
@font-face {
  font-family: Text; src: url(/face.woff2) format("woff2"); font-weight: 400 800; font-display: swap;
}
/* The measures of the face above, so that nothing moves when it comes. */
@font-face {
  font-family: "Text fallback"; src: local("Arial"), local("Roboto"), local("Liberation Sans");
  size-adjust: 94.3%; ascent-override: 93.3%; descent-override: 22.3%; line-gap-override: 0%;
}
:root {
  color-scheme: light dark;
  --ground: #eef0f7; --card: #fff; --ink: #15182b; --soft: #565c78; --line: #dfe2ee;
  --go: #4338ca; --go-ink: #fff; --ok: #15724b; --bad: #b3261e; --wait: #8a5300;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e101b; --card: #191c2c; --ink: #f1f2fb; --soft: #a9afca; --line: #2d3248;
    --go: #a5b4fc; --go-ink: #14163a; --ok: #67d6a3; --bad: #ff9b92; --wait: #f3c677;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr auto;
  justify-items: center; gap: 20px; padding: 20px 16px; background: var(--ground);
  color: var(--ink); font: 16px/1.5 Text, "Text fallback", sans-serif;
}
header, main, footer { width: 100%; max-width: 440px; }
header { display: flex; justify-content: space-between; align-items: center; }
.mark { display: flex; align-items: center; gap: 10px; font-size: 20px; font-weight: 750; }
.mark i {
  width: 26px; height: 26px; border-radius: 9px 9px 9px 3px;
  background: conic-gradient(from 210deg, #4338ca, #7c3aed, #22b8cf, #4338ca);
}
main {
  align-self: center; background: var(--card); border-radius: 24px; padding: 28px 24px;
  box-shadow: 0 1px 2px #0f122414, 0 24px 60px -24px #0f122440; text-align: center;
}
h1 { font-size: 15px; font-weight: 600; color: var(--soft); margin: 0 0 16px; }
h2 { font-size: 17px; margin: 24px 0 12px; }
p { margin: 0 0 8px; }
.label, .reference, .left, .hint, footer { color: var(--soft); font-size: 14px; }
.amount {
  font-size: clamp(32px, 10vw, 44px); font-weight: 750; letter-spacing: -.02em; line-height: 1.2;
  font-variant-numeric: tabular-nums;
}
code { font: inherit; font-size: 13px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.left { margin-bottom: 20px; }
.voucher {
  margin: 4px 0 20px; padding: 14px; border-radius: 12px; box-shadow: inset 0 0 0 1.5px var(--line);
  font: 700 17px/1.3 Text, "Text fallback", sans-serif; font-variant-numeric: tabular-nums; letter-spacing: .08em; overflow-wrap: anywhere;
}
a { color: inherit; }
a, button { min-height: 44px; display: inline-flex; align-items: center; justify-content: center; }
button { font: inherit; font-weight: 650; cursor: pointer; border: 0; width: 100%; }
.primary {
  width: 100%; min-height: 56px; border-radius: 16px; background: var(--go); color: var(--go-ink);
  font-size: 17px; font-weight: 700; text-decoration: none;
}
.primary:hover { filter: brightness(1.08); }
.other {
  border-radius: 12px; background: transparent; color: var(--ink); padding: 8px 12px;
  box-shadow: inset 0 0 0 1.5px var(--line);
}
.other:hover { box-shadow: inset 0 0 0 1.5px var(--soft); }
:focus-visible { outline: 3px solid var(--go); outline-offset: 3px; border-radius: 12px; }
form { display: grid; gap: 6px; }
input {
  width: 100%; min-height: 56px; padding: 8px 16px; border: 0; border-radius: 16px; background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--soft); color: inherit; font: inherit; font-size: 24px;
  font-weight: 700; text-align: center; font-variant-numeric: tabular-nums;
}
input[aria-invalid] { box-shadow: inset 0 0 0 2px var(--bad); }
.wrong { color: var(--bad); font-size: 14px; }
.sent { list-style: none; margin: 0 0 16px; padding: 0; }
.sent li {
  display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; font-size: 15px;
  border-top: 1px solid var(--line); font-variant-numeric: tabular-nums;
}
.sent span { color: var(--soft); }
.others { display: grid; gap: 14px; margin-bottom: 16px; }
.state { padding: 16px 0 20px; }
.state h2 { margin: 12px 0 6px; font-size: 21px; }
.seal {
  display: inline-block; width: 60px; height: 60px; border-radius: 50%;
  border: 3px solid currentColor; position: relative;
}
.paid .seal { color: var(--ok); }
.failed .seal, .refunded .seal { color: var(--bad); }
.late .seal, .expired .seal { color: var(--wait); }
.seal::before, .seal::after { content: ""; position: absolute; background: currentColor; }
.paid .seal::before {
  left: 20px; top: 11px; width: 14px; height: 26px; background: none;
  border: solid currentColor; border-width: 0 3px 3px 0; transform: rotate(42deg);
}
.failed .seal::before, .failed .seal::after, .refunded .seal::before, .refunded .seal::after {
  left: 14px; top: 25px; width: 26px; height: 3px; transform: rotate(45deg);
}
.failed .seal::after, .refunded .seal::after { transform: rotate(-45deg); }
.late .seal::before, .expired .seal::before { left: 26px; top: 11px; width: 3px; height: 18px; }
.late .seal::after, .expired .seal::after { left: 26px; top: 26px; width: 14px; height: 3px; }
footer { text-align: center; }
`;

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path
fill="#4338ca" d="M12 2h8a10 10 0 0 1 10 10v8a10 10 0 0 1-10 10H6a4 4 0 0 1-4-4V12A10 10 0 0 1 12 2z"/>
<path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"
d="m10 16 4.5 4.5L22.5 12"/></svg>`;
