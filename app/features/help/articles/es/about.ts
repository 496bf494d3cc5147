const about = {
  title: "Quiénes somos",
  lead: "La empresa, la licencia y lo que nos importa.",
  keywords: "empresa compañía licencia legal nosotros",
  sections: {
    company: {
      title: "La empresa",
      text: [
        "{{brand}} es una marca de demostración de {{company}}, con número de licencia ficticio {{licence}}. Enseña una plataforma de juego completa; no ofrece juego con dinero real.",
      ],
    },
    care: {
      title: "Lo que nos importa",
      text: ["Tres cosas, en este orden."],
      list: [
        "Que sepas a qué juegas: reglas y RTP a la vista en cada slot, y cada ronda anotada.",
        "Que el dinero cuadre: todo movimiento tiene su apunte y ninguno se hace dos veces.",
        "Que pares cuando quieras: lo explicamos en [Juego responsable](/help/responsible).",
      ],
    },
    fiction: {
      title: "Lo que es inventado",
      text: [
        "Las marcas, los estudios de juego, las licencias y los premios que ves son parte de la demostración. Los juegos, los sorteos y las cuentas funcionan de verdad.",
      ],
    },
  },
};

export type About = typeof about;
export default about;
