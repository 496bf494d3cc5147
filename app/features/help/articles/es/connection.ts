const connection = {
  title: "Si algo no carga",
  lead: "Página lenta, juego que no abre, ventana bloqueada: qué probar primero.",
  keywords: "lento error pantalla blanca internet wifi ventana emergente popup caché velocidad app",
  sections: {
    slow: {
      title: "El sitio va lento",
      text: [
        "{{brand}} tiene más de una dirección. La [prueba de velocidad](/speed) mide desde tu dispositivo cuál responde antes y te lleva a ella.",
      ],
    },
    game: {
      title: "Un juego no abre",
      text: [
        "Recarga la página y vuelve a abrirlo: si había una ronda a medias, sigue guardada. Si solo falla un juego, puede estar en mantenimiento; los demás siguen abiertos.",
      ],
    },
    popup: {
      title: "El navegador bloquea una ventana",
      text: [
        "Permite las ventanas emergentes de este sitio en los ajustes del navegador, o usa el enlace que aparece en el aviso.",
      ],
    },
    app: {
      title: "Tenerlo en la pantalla de inicio",
      text: [
        "Puedes [instalar {{brand}}](/down) en tu teléfono o tu computadora sin pasar por una tienda. Ocupa casi nada y se abre como una aplicación.",
      ],
    },
    tell: {
      title: "Sigue igual",
      text: [
        "Cuéntanos [qué no funciona](/feedback?type=TECHNICAL), con una captura y la referencia del error si la hay.",
      ],
    },
  },
};

export type Connection = typeof connection;
export default connection;
