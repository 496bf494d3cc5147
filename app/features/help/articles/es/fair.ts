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
        "No lo medimos jugando un rato: lo contamos. Un programa recorre todas las paradas posibles de los rodillos, suma lo que paga cada pantalla y cada línea, y añade los giros gratis.",
        "Para nuestros slots de cinco rodillos el resultado es una fracción exacta: 62,733,077,124,265 entre 65,355,334,549,504, que es 95.99%. Esa cuenta se repite como prueba automática cada vez que cambia el juego.",
        "Los clásicos de tres rodillos tienen su propia cuenta: 31,655 entre 32,768, que es 96.60%. Son todas las pantallas que existen, 32 × 32 × 32, y la suma de lo que pagan.",
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
