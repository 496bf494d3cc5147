const slots = {
  title: "Slots de cinco rodillos",
  lead: "Líneas fijas, 243 formas, comodines que crecen, un símbolo elegido o monedas fijas: cómo paga cada clase.",
  keywords:
    "clásicos tres rodillos tragamonedas tragaperras carretes giros premio bono comodín scatter formas ways expansivo monedas respin volatilidad",
  sections: {
    play: {
      title: "Cómo se juega",
      text: [
        "Cinco rodillos y tres filas. Eliges la apuesta total, giras y el juego paga lo que haya salido.",
        "Hay cinco clases, y cada estudio tiene la suya: la mayoría hace slots de [líneas fijas](/help/slots#lines); los de Farolillo pagan en [243 formas](/help/slots#ways), los de Tinta Brava tienen [comodines que crecen](/help/slots#growing), los de Cantera 9, un [símbolo elegido](/help/slots#chosen), y casi todos los de Olaviva, [monedas fijas](/help/slots#coins). Lo dicen también las reglas dentro de cada juego.",
      ],
    },
    lines: {
      title: "Líneas fijas",
      text: [
        "20, 25 o 40 líneas, según el juego, y todas están siempre en juego. La apuesta empieza en {{least20}} con 20 líneas, {{least25}} con 25 y {{least40}} con 40, y se reparte por igual entre ellas.",
        "Pagan de izquierda a derecha desde el primer rodillo, con tres, cuatro o cinco símbolos iguales seguidos. En cada línea cuenta solo el premio mayor; los de varias líneas se suman.",
        "Su RTP es 95.99% y su volatilidad, baja: pagan algo cerca de 40 de cada 100 giros con 20 líneas y cerca de 48 con 25 o 40. Lo más que paga un giro es 229 veces la apuesta con 20 líneas, 183.2 con 25 y 138.5 con 40; en los juegos gratis, el doble.",
      ],
    },
    ways: {
      title: "243 formas de ganar",
      text: [
        "Aquí no hay líneas. Un símbolo paga cuando sale en rodillos seguidos desde el primero, en la fila que sea, y cobra una vez por cada forma en que se une. Con dos iguales en el primer rodillo, uno en el segundo y tres en el tercero son 2 × 1 × 3 = 6 formas, así que el premio se paga seis veces.",
        "La apuesta empieza en {{leastWays}}. Los juegos gratis son 8 y todo se paga al triple.",
        "Su RTP es 96.42% y su volatilidad, media: pagan algo cerca de 47 de cada 100 giros. Lo más que paga un giro es 216.32 veces la apuesta, y 648.96 en los juegos gratis.",
      ],
    },
    growing: {
      title: "Comodines que crecen",
      text: [
        "Diez líneas y un comodín que no se queda quieto: salga donde salga en los rodillos 2, 3 y 4, antes de pagar llena el suyo de arriba abajo. En todos los giros, no solo en los gratis.",
        "La apuesta empieza en {{least10}}. Los juegos gratis son 10 y todo se paga al doble.",
        "Su RTP es 96.23% y su volatilidad, media: pagan algo cerca de 28 de cada 100 giros. Lo más que paga un giro es 841 veces la apuesta, y 1,682 en los juegos gratis.",
      ],
    },
    chosen: {
      title: "El símbolo elegido",
      text: [
        "Diez líneas y una sorpresa: al abrirse los juegos gratis se sortea un símbolo, y vale para toda la ronda. Cada vez que sale en tres rodillos o más, los llena y paga en las diez líneas, aunque los rodillos no sean seguidos. Los premios de línea se suman aparte.",
        "La apuesta empieza en {{least10}}. Los juegos gratis son 10, sin multiplicador.",
        "Su RTP es 96.36% y su volatilidad, alta: pagan algo cerca de 25 de cada 100 giros, y la mitad de lo que devuelve sale de los juegos gratis. Lo más que paga un giro es 513.5 veces la apuesta, y 5,502 en los juegos gratis.",
      ],
    },
    coins: {
      title: "Monedas fijas",
      text: [
        "Veinte líneas y monedas que muestran cuántas apuestas valen: de ×1 a ×15, MINI ×20 o MAXI ×50. Con seis monedas o más a la vista, todas se quedan fijas y las demás casillas giran solas. Empiezas con 3 giros extra, que no cuestan nada, y cada moneda nueva se queda también y devuelve la cuenta a 3.",
        "Cuando se acaban los giros extra, cobras la suma de todas las monedas además de lo que pagaron las líneas. Si llenas las 15 casillas, se suma el MEGA: 1,000 veces la apuesta. Con menos de seis monedas no cobras ninguna. Pasa una vez cada 110 giros, en promedio, y la ronda entera queda decidida al girar: puedes ver los giros extra o saltar al final.",
        "La apuesta empieza en {{least20}}. Estos slots no tienen juegos gratis. Su RTP es 96.45% y su volatilidad, media: pagan algo cerca de 30 de cada 100 giros. Lo más que paga un giro es 1,860 veces la apuesta.",
      ],
    },
    wild: {
      title: "El comodín",
      text: [
        "Sustituye a cualquier símbolo menos al de juegos gratis y a la moneda. Sale en los rodillos 2, 3 y 4.",
      ],
    },
    free: {
      title: "Juegos gratis",
      text: [
        "Tres símbolos Gratis o más, estén donde estén, pagan 2, 10 o 50 veces la apuesta total (con 3, 4 o 5) y abren juegos gratis con la misma apuesta. En los slots de símbolo elegido pagan 2, 20 o 200. Si dentro vuelven a salir tres, se suman otros tantos.",
        "En todas las clases que los tienen se abren una vez cada 140 giros, en promedio.",
      ],
      rows: [
        ["Líneas fijas", "10 juegos, todo al doble"],
        ["243 formas", "8 juegos, todo al triple"],
        ["Comodines que crecen", "10 juegos, todo al doble"],
        ["Símbolo elegido", "10 juegos con un símbolo que llena sus rodillos"],
        ["Monedas fijas", "Giros extra en lugar de juegos gratis"],
      ],
    },
    pays: {
      title: "Lo que paga cada símbolo",
      text: [
        "En los slots de líneas fijas, veces la apuesta de una línea, con tres, cuatro y cinco símbolos. El dibujo cambia de un juego a otro; la tabla es la misma. Las otras clases tienen la suya: la ves dentro de cada juego, con tus montos.",
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
        "Cerca de 19 de cada 100 giros pagan algo, y lo más que paga uno es 200 veces la apuesta. Su RTP es 96.60% y su volatilidad, media.",
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
        "En el modo de prueba juegas con dinero de juguete: no se gana ni se pierde nada, y las reglas y el RTP son los mismos.",
      ],
    },
  },
};

export type Slots = typeof slots;
export default slots;
