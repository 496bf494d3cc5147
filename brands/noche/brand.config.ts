import { defineBrand } from "#themes/define-brand.ts";

export default defineBrand({
  code: "noche",
  name: "noche",
  merchant: "noche",
  hosts: ["noche.localhost", "noche2.localhost"],
  defaultTheme: "dark",
  currency: { code: "MXN", symbol: "$" },
  timeZone: "America/Mexico_City",
  layout: {
    header: "rail",
    hero: "dock",
    card: "lined",
    marker: "bar",
    deposit: "square",
    footer: "line",
    surface: "framed",
    pageHead: "rule",
    centre: "tabs",
  },
  categories: [
    { gameClassify: "SPACE", icon: "rocket" },
    { gameClassify: "CLASSIC", icon: "slot-machine" },
    { gameClassify: "ASIA", icon: "dragon-face" },
    { gameClassify: "JEWELS", icon: "gem-stone" },
    { gameClassify: "ANIMALS", icon: "tiger-face" },
    { gameClassify: "MYTH", icon: "trident-emblem" },
    { gameClassify: "OCEAN", icon: "tropical-fish" },
    { gameClassify: "FIESTA", icon: "maracas" },
  ],
  browserColor: { light: "#f1f2f8", dark: "#0a0b14" },
  customerService: {
    email: "ayuda@noche.example",
    hours: { from: "10:00", to: "02:00" },
    replyMinutes: 20,
  },
  legal: {
    company: "Noche Digital Demo, S. A.",
    licence: "NO-2026/112",
    ageMin: 21,
    helpline: "900 000 018",
  },
  licences: [
    { authority: "Autoridad Lúdica de Nocturnia", number: "NO-2026/112" },
    { authority: "Laboratorio Azar Claro", number: "LAC 7-204" },
  ],
  jurisdiction: "demo",
});
