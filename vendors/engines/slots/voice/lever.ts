/** The arm of the old machines, beside the frame where there is room; it dips while the reels turn. */
export function lever(): string {
  return `<svg class="lever" viewBox="0 0 60 260" aria-hidden="true"><defs><linearGradient id="lever-rod"><stop stop-color="#8a93a8"/><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#566079"/></linearGradient><linearGradient id="lever-foot" x2="0" y2="1"><stop stop-color="#fff3b0"/><stop offset=".5" stop-color="#f0a928"/><stop offset="1" stop-color="#8a4a00"/></linearGradient><radialGradient id="lever-knob" cx=".34" cy=".28" r=".8"><stop stop-color="#ffc2b0"/><stop offset=".45" stop-color="#e3172f"/><stop offset="1" stop-color="#6b0216"/></radialGradient></defs>
<g class="leverArm"><rect x="24" y="26" width="12" height="150" rx="6" fill="url(#lever-rod)" stroke="#2c3242" stroke-width="2"/><circle cx="30" cy="24" r="21" fill="url(#lever-knob)" stroke="#4d0312" stroke-width="3"/><ellipse cx="23" cy="16" rx="7" ry="5" fill="#fff" fill-opacity=".75"/></g>
<path d="M0 164H26Q44 164 44 182T26 200H0Z" fill="url(#lever-foot)" stroke="#5a2b00" stroke-width="3"/><circle cx="26" cy="182" r="7" fill="#5a2b00"/></svg>`;
}
