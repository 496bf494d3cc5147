/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: {
      popular: "Lo que más se pide",
      winners: "La mesa de honor",
      fresh: "Estrenos de la sala",
      topPrize: "El premio de la velada",
    },
    common: {
      search: { placeholder: "Busca mesa, juego o casa" },
      footer: {
        care: "Una buena velada también sabe terminar: pon tu límite antes de sentarte. Ayuda gratuita: {{helpline}}.",
      },
    },
  },
  en: {
    home: {
      popular: "Asked for most",
      winners: "Roll of honour",
      fresh: "Opening nights",
      topPrize: "The prize of the evening",
    },
    common: {
      search: { placeholder: "Find a table, a game or a house" },
      footer: {
        care: "A good evening knows when to end: set your limit before you sit down. Free helpline: {{helpline}}.",
      },
    },
  },
};
