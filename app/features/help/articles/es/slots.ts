const slots = {
  title: "Slots de cinco rodillos",
  lead: "Líneas, comodín, juegos gratis y lo que paga cada símbolo.",
  keywords:
    "clásicos tres rodillos tragamonedas tragaperras carretes giros premio bono comodín scatter",
  sections: {
    play: {
      title: "Cómo se juega",
      text: [
        "Cinco rodillos, tres filas y 20, 25 o 40 líneas, según el juego, que siempre están en juego. Eliges la apuesta total, desde {{least20}} con 20 líneas, {{least25}} con 25 y {{least40}} con 40, y giras. La apuesta se reparte por igual entre las líneas.",
        "Las líneas pagan de izquierda a derecha desde el primer rodillo, con tres, cuatro o cinco símbolos iguales seguidos. En cada línea cuenta solo el premio mayor; los de varias líneas se suman.",
      ],
    },
    wild: {
      title: "El comodín",
      text: [
        "Sustituye a cualquier símbolo menos al de juegos gratis. Sale en los rodillos 2, 3 y 4.",
      ],
    },
    free: {
      title: "Juegos gratis",
      text: [
        "Tres símbolos Gratis o más, estén donde estén, pagan 2, 10 o 50 veces la apuesta total (con 3, 4 o 5) y abren 10 juegos gratis con la misma apuesta. En ellos todos los premios valen doble, y pueden salir 10 más.",
        "Se abren una vez cada 140 giros, en promedio.",
      ],
    },
    pays: {
      title: "Lo que paga cada símbolo",
      text: [
        "Veces la apuesta de una línea, con tres, cuatro y cinco símbolos. El dibujo cambia de un juego a otro; la tabla es la misma y la ves dentro de cada juego con tus montos.",
      ],
      rows: [
        ["Símbolo mayor", "75 · 350 · 2,000"],
        ["Segundo", "60 · 200 · 800"],
        ["Tercero", "40 · 150 · 500"],
        ["Cuarto", "30 · 100 · 300"],
        ["As", "20 · 60 · 200"],
        ["Rey", "20 · 50 · 150"],
        ["Reina", "15 · 40 · 120"],
        ["Jota", "15 · 30 · 100"],
      ],
    },
    classic: {
      title: "Los clásicos de tres rodillos",
      text: [
        "Tres rodillos, tres filas y cinco líneas: las tres filas y las dos diagonales. La apuesta empieza en {{least5}} por giro. Una línea paga con tres símbolos iguales.",
        "No tienen juegos gratis. Su comodín sale en los tres rodillos y duplica el premio de la línea en la que ayuda: uno paga ×2 y dos pagan ×4. Tres comodines pagan 1,000 veces la apuesta de la línea.",
        "Cerca de 19 de cada 100 giros pagan algo, y lo más que paga uno es 200 veces la apuesta. Su RTP es 96.60%.",
      ],
    },
    cut: {
      title: "Si se corta la conexión",
      text: [
        "El resultado se guarda antes de mover el dinero. Al volver a abrir el juego sigues donde estabas, con los juegos gratis que te falten. Reintentar no cobra dos veces.",
      ],
    },
    demo: {
      title: "Probar sin dinero",
      text: [
        "En el modo de prueba juegas con dinero inventado: no se gana ni se pierde nada, y las reglas y el RTP son los mismos.",
      ],
    },
  },
};

export type Slots = typeof slots;
export default slots;
