/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: { popular: "Popular ahora", winners: "Ganadores en vivo" },
    common: { search: { placeholder: "Busca juego o proveedor" } },
  },
  en: { home: { popular: "Popular now", winners: "Live winners" } },
};
