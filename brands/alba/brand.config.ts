import { defineBrand } from "#themes/define-brand.ts";

export default defineBrand({
  code: "alba",
  name: "alba",
  merchant: "alba",
  hosts: ["alba.localhost", "alba2.localhost"],
  defaultTheme: "system",
  currency: { code: "MXN", symbol: "$" },
  timeZone: "America/Mexico_City",
  layout: {
    header: "rows",
    hero: "plate",
    card: "bare",
    marker: "halfSun",
    deposit: "arch",
    footer: "block",
    surface: "raised",
    pageHead: "crest",
    centre: "side",
  },
  categories: [
    { gameClassify: "CLASSIC", icon: "slot-machine" },
    { gameClassify: "FIESTA", icon: "maracas" },
    { gameClassify: "MYTH", icon: "trident-emblem" },
    { gameClassify: "OCEAN", icon: "tropical-fish" },
    { gameClassify: "ADVENTURE", icon: "compass" },
    { gameClassify: "ASIA", icon: "red-paper-lantern" },
    { gameClassify: "JEWELS", icon: "gem-stone" },
    { gameClassify: "ANIMALS", icon: "tiger-face" },
  ],
  browserColor: { light: "#fff9f0", dark: "#1a080c" },
  customerService: {
    email: "ayuda@alba.example",
    hours: { from: "08:00", to: "23:00" },
    replyMinutes: 15,
  },
  legal: {
    company: "Alba Entretenimiento Demo, S. A.",
    licence: "AL-2026/041",
    ageMin: 18,
    helpline: "900 000 018",
  },
  licences: [
    { authority: "Comisión de Juego de Solaria", number: "AL-2026/041" },
    { authority: "Laboratorio Azar Claro", number: "LAC 7-118" },
  ],
  jurisdiction: "demo",
});
