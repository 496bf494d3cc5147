/** Where this brand's voice differs from what all brands share. */
export default {
  es: {
    home: { popular: "Favoritos de la bahía", winners: "Acaban de ganar" },
    common: {
      search: { placeholder: "Busca juego o estudio" },
      footer: {
        care: "Jugar es un rato libre, no un ingreso. Pon tus límites y pausa cuando quieras. Ayuda gratuita: {{helpline}}.",
      },
    },
  },
  en: {
    home: { winners: "Just won" },
    common: {
      footer: {
        care: "Play is time off, not income. Set your limits and pause whenever you like. Free helpline: {{helpline}}.",
      },
    },
  },
};
