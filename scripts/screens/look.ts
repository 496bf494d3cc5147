/** A combination of brand, language, mode and width for viewing a page. */
export type Look = {
  brand: string;
  language: string;
  theme: "light" | "dark";
  width: "phone" | "desktop";
};

export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

/** Every look, brand by brand; the most similar ones are side by side. */
export function everyLook(brands: string[]): Look[] {
  const looks: Look[] = [];
  for (const brand of brands)
    for (const width of ["phone", "desktop"] as const)
      for (const theme of ["light", "dark"] as const)
        for (const language of ["es", "en"] as const) looks.push({ brand, language, theme, width });
  return looks;
}

export const lookName = ({ brand, width, theme, language }: Look) =>
  `${brand}-${width}-${theme}-${language}`;
