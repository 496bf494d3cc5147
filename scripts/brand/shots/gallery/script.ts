/** Filters by the selects, keeps the choice in the address, and moves the sliders. */
export const SCRIPT = `
const form = document.querySelector("form");
const articles = [...document.querySelectorAll("article")];
const names = [...form.elements].map(({ name }) => name).filter(Boolean);
const asked = new URLSearchParams(location.hash.slice(1));
for (const name of names) {
  const select = form.elements[name];
  if ([...select.options].some(({ value }) => value === asked.get(name))) select.value = asked.get(name);
}
function show() {
  const chosen = Object.fromEntries(new FormData(form));
  for (const article of articles) {
    const { what, ...looks } = chosen;
    const isLike = Object.entries(looks).every(([name, value]) => !value || article.dataset[name] === value);
    const isWanted = !what || "fault" in article.dataset || (what === "look" && "changed" in article.dataset);
    article.hidden = !isLike || !isWanted;
  }
  for (const section of document.querySelectorAll("section"))
    section.hidden = !section.querySelector("article:not([hidden])");
  const count = articles.filter(({ hidden }) => !hidden).length;
  form.querySelector("output").value = count + " " + form.dataset.shown;
  document.querySelector(".nothing").hidden = count > 0;
  const kept = Object.entries(chosen).filter(([, value]) => value);
  history.replaceState(null, "", kept.length > 0 ? "#" + new URLSearchParams(kept) : location.pathname);
}
form.addEventListener("change", show);
document.addEventListener("input", ({ target }) => {
  if (target.type !== "range") return;
  target.closest(".slider").style.setProperty("--part", target.value + "%");
});
show();
`;
