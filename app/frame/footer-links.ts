/** The footer's help menu: wording below "footer.links", and the page. */
export const footerLinks = [
  ["about", "/help/about"],
  ["help", "/help"],
  ["responsible", "/help/responsible"],
  ["contact", "/help/contact"],
  ["feedback", "/feedback"],
  ["vip", "/vip"],
  ["points", "/pointMall"],
  ["join", "/join"],
  ["blog", "/blog"],
  ["terms", "/help/terms"],
  ["privacy", "/help/privacy"],
] as const;
