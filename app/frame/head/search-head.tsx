import { useSite } from "../use-site.ts";

/** The page's canonical address, its other languages and its preview picture. */
export function SearchHead() {
  const { head, brand } = useSite();
  if (!head) return <meta name="robots" content="noindex" />;
  return (
    <>
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={head.standard} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={head.canonical} />
      {head.picture && (
        <>
          <meta property="og:image" content={head.picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
