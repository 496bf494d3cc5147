const fair = {
  title: "Juego limpio y RTP",
  lead: "De dónde sale el porcentaje que ves en cada slot.",
  keywords: "retorno porcentaje trampa azar aleatorio probabilidad",
  sections: {
    rtp: {
      title: "Qué es el RTP",
      text: [
        "El RTP (retorno al jugador) dice qué parte de todo lo apostado vuelve en premios a muy largo plazo. Con un RTP de 95.99%, de cada {{staked}} apostados vuelven en promedio {{paid}} y la casa se queda {{kept}}.",
        "Es un promedio de millones de giros, no una promesa para una tarde. En una sesión corta puedes ganar mucho más o perderlo todo.",
      ],
    },
    sum: {
      title: "Cómo se calcula aquí",
      text: [
        "No lo medimos jugando un rato: lo contamos. Un programa recorre todas las paradas posibles de los rodillos, suma lo que paga cada pantalla, por líneas o por formas, y añade los juegos gratis y los giros extra de las monedas fijas.",
        "Cada [clase de slot](/help/slots) tiene su cuenta, y el resultado es una fracción exacta. Todas se repiten como prueba automática cada vez que cambia un juego.",
        "En los [juegos instantáneos](/help/rules#rng) se cuentan igual todos los caminos, minas, bolas y finales posibles. Donde el retorno depende de lo que eliges, la tabla dice de cuánto a cuánto va.",
      ],
      rows: [
        ["Líneas fijas", "95.99%: 62,733,077,124,265 entre 65,355,334,549,504"],
        ["243 formas", "96.42%: 39,988,978,291,647 entre 41,473,760,296,960"],
        ["Comodines que crecen", "96.23%: 31,446,053,421,803 entre 32,677,667,274,752"],
        ["Símbolo elegido", "96.36%: 2,015,177,128,185,765 entre 2,091,370,705,584,128"],
        ["Monedas fijas", "96.45%: 62.11 de las líneas y 34.34 de las monedas"],
        [
          "Clásicos de tres rodillos",
          "96.60%: 31,655 entre 32,768, que son 32 × 32 × 32 pantallas",
        ],
        ["Plinko", "96.96%, 97.02% o 97.12%, según el riesgo"],
        ["Minas", "De 96.25% a 97.00%, según minas y marcas"],
        ["Keno", "De 96.73% a 97.07%, según cuántos números marcas"],
        ["Al vuelo", "97.00% con cualquier salida"],
      ],
    },
    spin: {
      title: "Cómo sale cada giro",
      text: [
        "Cada giro se sortea en el servidor con un generador criptográfico en el momento en que aprietas el botón. El juego no sabe cuánto llevas ganado ni perdido, y tu saldo, la hora o el monto no cambian las probabilidades.",
        "El resultado queda guardado antes de que se mueva el dinero. Si se corta la conexión, la ronda termina igual y la ves en «Mis apuestas».",
      ],
    },
    check: {
      title: "Compruébalo",
      text: [
        "Cada slot tiene sus reglas, su tabla de pagos y su RTP a un toque dentro del propio juego. Y cada ronda queda en tu registro con lo que pusiste y lo que volvió.",
      ],
    },
  },
};

export type Fair = typeof fair;
export default fair;
