/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: { popular: "Popular ahora", winners: "Ganan en la avenida" },
    common: { search: { placeholder: "Busca juego o proveedor" } },
  },
  en: { home: { popular: "Popular now", winners: "Winners on the avenue" } },
};
