/** The gallery's stylesheet; it is inlined because the gallery is one file. */
export const STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f6f6f4,#131417);--card:light-dark(#fff,#1c1e23);--line:light-dark(#dcdcd6,#34373f);
--ink:light-dark(#1b1c1f,#ededea);--soft:light-dark(#5c5f66,#a3a7b0);--mark:light-dark(#1f5fbf,#8ab6ff);
--bad:light-dark(#b3261e,#ff9c93);--badGround:light-dark(#fdeceb,#3a1b1a);--look:light-dark(#8a5200,#ffc46b);--lookGround:light-dark(#fff3df,#33260f);
--good:light-dark(#1f6b3a,#83d6a0);font:15px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
*{box-sizing:border-box}body{margin:0}[hidden]{display:none!important}
header{padding:2rem clamp(1rem,3vw,3rem) 1rem}h1{font-size:1.75rem;line-height:1.2;margin:0;letter-spacing:-.02em;text-wrap:balance}
.sums{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.5rem 0 0;padding:0;list-style:none;color:var(--soft)}.sums b{color:var(--ink);font-variant-numeric:tabular-nums}
form{display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;padding:.75rem clamp(1rem,3vw,3rem);
background:color-mix(in srgb,var(--ground) 92%,transparent);backdrop-filter:blur(8px);border-bottom:1px solid var(--line)}
form label{display:grid;font-size:.8rem;color:var(--soft)}select{font:inherit;font-size:.95rem;min-height:44px;padding:0 .6rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--ink)}
output{min-height:44px;display:flex;align-items:center;color:var(--soft);font-variant-numeric:tabular-nums}
:is(a,select,input,summary,.frame):focus-visible{outline:3px solid var(--mark);outline-offset:2px}
main{padding:0 clamp(1rem,3vw,3rem) 4rem}h2{font-size:1.05rem;margin:2.25rem 0 .75rem;overflow-wrap:anywhere}
.shots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1rem;align-items:start}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;overflow:clip;min-width:0}article[data-kind=differs]{grid-column:1/-1}
article[data-fault]{border-color:var(--bad)}h3{font-size:.95rem;margin:0;font-weight:600}
.about{padding:.75rem 1rem;display:grid;gap:.25rem}.about p{margin:0;font-size:.875rem;color:var(--soft);display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
.badge{border-radius:99px;padding:.05rem .6rem;font-size:.8rem;font-weight:600;border:1px solid currentColor;color:var(--soft)}.badge.same{color:var(--good)}
.badge:is(.differs,.new){color:var(--look);background:var(--lookGround)}.bad{color:var(--bad);font-weight:600}
details{font-size:.85rem}summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:var(--bad);font-weight:600}
.faults{margin:0;padding:.5rem 1rem .75rem 2rem;background:var(--badGround);color:var(--bad);font-size:.85rem;overflow-wrap:anywhere}code{font-size:.9em}
.thumb{display:block;height:22rem;overflow:hidden;border-bottom:1px solid var(--line);background:var(--ground)}.thumb img{width:100%;height:100%;object-fit:cover;object-position:top}
fieldset{border:0;margin:0;padding:.25rem 1rem;display:flex;flex-wrap:wrap;gap:0 1rem}legend{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
fieldset label{display:flex;gap:.5rem;align-items:center;min-height:44px;cursor:pointer}input{accent-color:var(--mark)}
.frame{max-height:75vh;overflow:auto;border-block:1px solid var(--line);background:var(--ground)}.frame img{display:block;width:100%;height:auto}
.view{display:none}article:has([value=side]:checked) .side,article:has([value=difference]:checked) .difference,article:has([value=slider]:checked) .slider{display:block}
.side .frame{display:grid;grid-template-columns:1fr 1fr;gap:1rem;padding:0 1rem 1rem}.side figure{margin:0}figcaption{font-size:.85rem;color:var(--soft);padding:.5rem 0;position:sticky;top:0;background:var(--ground)}
.narrow .frame{display:flex;gap:1rem;justify-content:center}.narrow .frame>*{flex:0 1 390px}.narrow .slider .frame>*{flex-basis:390px}
.over{position:relative;align-self:start}.over img+img{position:absolute;inset:0;clip-path:inset(0 calc(100% - var(--part,50%)) 0 0)}
.over::after{content:"";position:absolute;inset-block:0;inset-inline-start:var(--part,50%);width:2px;background:var(--mark)}
.slider label{display:flex;gap:1rem;align-items:center;padding:0 1rem;min-height:44px;font-size:.85rem;color:var(--soft)}.slider input{flex:1;min-height:44px}
@media (min-width:48rem){form{position:sticky;top:0;z-index:2}}
.nothing{padding:3rem 0;color:var(--soft)}
`;
