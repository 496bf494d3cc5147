import { defineBrand } from "#themes/define-brand.ts";

export default defineBrand({
  code: "mareo",
  name: "mareo",
  merchant: "mareo",
  hosts: ["mareo.localhost", "mareo2.localhost"],
  defaultTheme: "system",
  currency: { code: "MXN", symbol: "$" },
  timeZone: "America/Mexico_City",
  layout: {
    header: "pill",
    hero: "promos",
    card: "tide",
    marker: "pill",
    deposit: "buoy",
    footer: "wave",
    surface: "raised",
    pageHead: "tag",
    centre: "tiles",
  },
  categories: [
    { gameClassify: "OCEAN", icon: "tropical-fish" },
    { gameClassify: "SWEETS", icon: "candy" },
    { gameClassify: "ANIMALS", icon: "tiger-face" },
    { gameClassify: "ADVENTURE", icon: "compass" },
    { gameClassify: "CLASSIC", icon: "slot-machine" },
    { gameClassify: "JEWELS", icon: "gem-stone" },
    { gameClassify: "FIESTA", icon: "maracas" },
    { gameClassify: "SPACE", icon: "rocket" },
  ],
  browserColor: { light: "#f1f9f8", dark: "#06222b" },
  customerService: {
    email: "ayuda@mareo.example",
    hours: { from: "09:00", to: "22:00" },
    replyMinutes: 30,
  },
  legal: {
    company: "Mareo Ocio Demo, S. A.",
    licence: "0418",
    ageMin: 18,
    helpline: "900 000 018",
  },
  licences: [
    { authority: "Consejo de Juego de Isla Marea", number: "0418" },
    { authority: "Laboratorio Azar Claro", number: "LAC 7-133" },
  ],
  jurisdiction: "demo",
});
