type Linkage = {
  linkageType: "GAME" | "PROMOTION" | "PAGE" | "URL" | null;
  linkageTarget: string | null;
};
type Target = { to: string; target?: "_blank"; rel?: "noopener" };

/** The link props of a banner; null when it has no target or an unsafe one. */
export function bannerTarget({ linkageType, linkageTarget }: Linkage): Target | null {
  if (!linkageTarget) return null;
  const code = encodeURIComponent(linkageTarget);
  if (linkageType === "GAME") return { to: `/game?gameCode=${code}` };
  if (linkageType === "PROMOTION") return { to: `/promoDetail?id=${code}` };
  if (linkageType === "PAGE")
    return /^\/(?![/\\])/.test(linkageTarget) ? { to: linkageTarget } : null;
  const isOutside = linkageType === "URL" && linkageTarget.startsWith("https://");
  return isOutside ? { to: linkageTarget, target: "_blank", rel: "noopener" } : null;
}
