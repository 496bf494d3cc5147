import type { SiteBrand } from "#app/request/brand/brand.server.ts";
import { ownPage, ownPageNames, ownPagePath } from "#app/request/brand/own-pages.server.ts";
import { FOOTER_LINKS, type FooterLink, footerOfBrand } from "#themes/footer-links.ts";

/** A link of the footer: known wording, or the title of one of the brand's own pages. */
export type FooterItem = { to: string } & ({ label: FooterLink } | { title: string });

/** The footer's links in the brand's order. A link to a page that does not exist is left out. */
export function footerOf(brand: SiteBrand, language: string): FooterItem[] {
  return footerOfBrand(brand.config.footer, ownPageNames(brand)).flatMap((link): FooterItem[] => {
    if (typeof link === "string") return [{ label: link, to: FOOTER_LINKS[link] }];
    const page = ownPage(brand, link.page, language);
    return page ? [{ title: page.title, to: ownPagePath(link.page) }] : [];
  });
}
