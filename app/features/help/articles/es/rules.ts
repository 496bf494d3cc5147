const rules = {
  title: "Reglas por tipo de juego",
  lead: "Lo esencial de cada categoría. La regla exacta está siempre dentro del juego.",
  keywords: "cómo se juega reglamento apuestas categorías plinko minas keno crash instantáneos",
  sections: {
    open: {
      title: "Antes de empezar",
      text: [
        "No todos los juegos del catálogo están abiertos todavía; los que no lo están lo dicen en su tarjeta. Una ronda vale por el resultado guardado en el servidor, y la ves en [Mis apuestas](/member/bets).",
      ],
    },
    rng: {
      title: "Slots",
      text: [
        "Giras y el resultado sale de un generador de números aleatorios. Según el juego, se paga por líneas o en 243 formas, y algunos llevan comodines que crecen, un símbolo elegido o monedas fijas: [así funciona cada clase](/help/slots). Dentro de cada juego tienes sus reglas, su tabla de pagos y su RTP a un toque.",
        "Junto a ellos están los juegos instantáneos, que no tienen rodillos: eliges, pulsas una vez y la ronda queda decidida. En Plinko una bola cae por doce filas de clavos, con riesgo bajo, medio o alto. En Minas marcas casillas y se abren todas juntas. En Keno marcas números y se sortean 10 de 40. En Al vuelo fijas antes en qué multiplicador sales.",
        "Su RTP está contado sobre todos los resultados posibles: de 96.96% a 97.12% en Plinko según el riesgo, de 96.25% a 97.00% en Minas según minas y marcas, de 96.73% a 97.07% en Keno según cuántos números marcas, y 97.00% en Al vuelo. Lo más que paga una ronda es 160 veces la apuesta en Plinko, 990 en Minas y 1,000 en Keno y Al vuelo. La apuesta empieza en {{least20}}.",
      ],
    },
    live: {
      title: "Mesas",
      text: [
        "En cada mesa juegas a solas contra la casa, sin crupier ni reloj: la ronda empieza cuando tú quieres. Desde ese momento ya no se puede cambiar la apuesta. En bacará, un empate devuelve lo apostado a banca y jugador.",
        "En blackjack decides tú después de cada carta. Doblar o dividir pone otra apuesta igual, y una mano sin terminar te espera donde la dejaste.",
      ],
    },
    fish: {
      title: "Pesca",
      text: [
        "Cada disparo es una apuesta. Un pez paga el multiplicador que muestra, y cuanto más paga, más difícil es atraparlo. Lo disparado no vuelve, aunque el pez se escape.",
      ],
    },
    pvp: {
      title: "Cartas",
      text: [
        "Juegas contra otras personas, no contra la casa. La casa se queda una comisión de lo que gana quien gana; la mesa la muestra antes de sentarte.",
      ],
    },
    sports: {
      title: "Deportes",
      text: [
        "La cuota que vale es la que aceptas al confirmar. Si cambia antes, te lo preguntamos. Un partido suspendido y no jugado anula la apuesta y devuelve lo puesto.",
      ],
    },
    esports: {
      title: "E-sports",
      text: [
        "Las mismas reglas que en deportes, por mapa o por partida. Si un equipo no se presenta, la apuesta se anula.",
      ],
    },
    lott: {
      title: "Lotería y e-lotería",
      text: [
        "Cada sorteo tiene una hora de cierre; después ya no entra ninguna apuesta. El premio sale de la tabla de esa jugada, y el número sorteado queda publicado.",
      ],
    },
    cockfight: {
      title: "Gallos",
      text: [
        "Se apuesta a uno de los dos lados o al empate, hasta que se cierra la apuesta. Un combate anulado devuelve lo puesto.",
      ],
    },
  },
};

export type Rules = typeof rules;
export default rules;
