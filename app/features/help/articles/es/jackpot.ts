const jackpot = {
  title: "El pozo",
  lead: "Quién lo paga, quién puede ganarlo y cómo comprobar que no hay truco.",
  keywords: "jackpot acumulado bote premio mayor progresivo sorteo huella sha-256",
  sections: {
    pays: {
      title: "Quién lo paga",
      text: [
        "La casa, entero. Pone el monto con el que empieza y, por cada apuesta en un slot, una parte más. Esa parte no sale de tu apuesta ni de los premios del juego: el RTP de cada slot sigue siendo el mismo, con pozo o sin él.",
        "Cuánto hay ahora, con cuánto empieza y qué parte suma cada apuesta lo ves en [el pozo](/jackpot).",
      ],
    },
    wins: {
      title: "Quién lo gana",
      text: [
        "Antes de la primera apuesta sorteamos un punto secreto entre un mínimo y un máximo que están a la vista; todos los puntos son igual de probables. Cuando el aporte de una apuesta hace que el pozo lo alcance, esa apuesta se lleva todo lo que hay.",
        "Gane o pierda en el slot, da lo mismo: solo cuenta qué aporte llegó al punto. Las apuestas cuentan cuando termina su ronda, en el orden en que se anotaron.",
        "El premio entra en tu saldo en segundos y te avisamos en [Mensajes](/member/messages). No hay que pedirlo ni tiene condiciones.",
      ],
    },
    odds: {
      title: "Qué probabilidad tengo",
      text: [
        "La de que el punto esté dentro de tu aporte. Si apuestas el doble, tu aporte es el doble y tu probabilidad también. Cuanto más cerca está el pozo de su máximo, menos puntos quedan y más probable es cada apuesta.",
        "Con apuestas normales sigue siendo muy poco probable. No apuestes más por el pozo: [juega con límites](/help/responsible).",
      ],
    },
    games: {
      title: "Qué juegos cuentan",
      text: [
        "Todos los slots y los juegos instantáneos que están con ellos, con cualquier apuesta. Las mesas y los demás juegos no suman ni ganan. Tampoco los juegos gratis, porque no se paga apuesta por ellos, ni una apuesta que se devuelve.",
        "Las cuentas de prueba y el modo demo juegan con dinero de juguete: no suman ni ganan.",
      ],
    },
    check: {
      title: "Cómo lo compruebo",
      text: [
        "Al empezar cada pozo publicamos una huella SHA-256 del punto y de una clave al azar. Cuando cae, publicamos el punto y la clave. El texto «punto:clave», con el punto escrito con dos decimales, tiene que dar la misma huella.",
        "Así se ve que el punto estaba fijado desde el principio. En [el pozo](/jackpot) están la huella del actual y la prueba de los últimos que cayeron.",
      ],
    },
  },
};

export type JackpotArticle = typeof jackpot;
export default jackpot;
