import { originsOf, type SiteBrand } from "#app/request/brand/brand.server.ts";

/** Structured data for search engines about the site: its owner and its search. */
export function linkedDataOf(brand: SiteBrand, request: Request) {
  const { name, legal, customerService } = brand.config;
  const origin = originsOf(brand, request)[0]!;
  const icon = brand.assets["icon-512.png"];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organization`,
        name,
        legalName: legal.company,
        url: `${origin}/`,
        email: customerService.email,
        ...(icon && { logo: new URL(icon, origin).href }),
      },
      {
        "@type": "WebSite",
        name,
        url: `${origin}/`,
        publisher: { "@id": `${origin}/#organization` },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${origin}/search?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
