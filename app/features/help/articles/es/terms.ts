const terms = {
  title: "Términos de uso",
  lead: "Lo que aceptas al abrir una cuenta, sin letra chica.",
  keywords: "condiciones reglas legales contrato",
  sections: {
    who: {
      title: "Quiénes somos",
      text: [
        "{{brand}} es una marca de demostración de {{company}}, con número de licencia ficticio {{licence}}. Existe para enseñar y probar la plataforma; no ofrece juego con dinero real.",
      ],
    },
    players: {
      title: "Quién puede jugar",
      text: [
        "Personas de {{ageMin}} años o más, con una sola cuenta a su nombre. La cuenta es personal: no se presta, no se vende y no se comparte.",
      ],
    },
    balance: {
      title: "Tu saldo",
      text: [
        "El saldo de esta demostración es dinero de prueba: no tiene valor fuera de ella, los retiros no llegan a ningún banco y solo puede pasarse entre un jugador y su agente. Cada movimiento queda anotado y lo puedes ver.",
      ],
    },
    rounds: {
      title: "Rondas y errores",
      text: [
        "Una ronda vale por el resultado guardado en el servidor. Si un fallo técnico impide terminarla, la ronda se anula y lo apostado vuelve a tu saldo.",
      ],
    },
    fair: {
      title: "Juego limpio",
      text: [
        "No se permite automatizar el juego, aprovechar errores ni usar la cuenta de otra persona. Podemos cerrar una cuenta que lo haga, explicando por qué.",
      ],
    },
    end: {
      title: "Cambios y fin",
      text: [
        "Si cambiamos algo importante te avisamos antes en tus mensajes. Puedes cerrar tu cuenta cuando quieras escribiendo a {{email}}.",
      ],
    },
  },
};

export type Terms = typeof terms;
export default terms;
