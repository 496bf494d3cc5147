const down = {
  title: "Lleva {{brand}} en tu teléfono",
  lead: "Se instala desde el navegador, sin pasar por ninguna tienda. Tarda menos de un minuto.",
  description:
    "Instala {{brand}} en tu iPhone, tu Android o tu computadora desde el navegador: guía paso a paso y código QR.",
  install: "Instalar ahora",
  installed: "Listo: ya está entre tus aplicaciones.",
  goods: {
    store: "Sin tienda y sin permisos",
    light: "Ocupa casi nada",
    same: "La misma cuenta y el mismo saldo",
  },
  qr: "Código QR con la dirección {{address}}",
  scan: "Apunta con la cámara de tu teléfono",
  store: "Descargar de la tienda",
  ios: {
    title: "iPhone y iPad",
    lead: "Con Safari, en tres pasos.",
    step1: "Abre esta página en Safari y toca el botón de compartir.",
    step2: "Baja en la lista y elige «Agregar a inicio».",
    step3: "Confirma. {{brand}} queda en tu pantalla de inicio.",
  },
  android: {
    title: "Android",
    lead: "Con Chrome, en tres pasos.",
    step1: "Abre esta página en Chrome y toca los tres puntos.",
    step2: "Elige «Agregar a pantalla principal» o «Instalar app».",
    step3: "Confirma. {{brand}} queda entre tus aplicaciones.",
  },
  computer: {
    title: "En la computadora",
    text: "En Chrome o Edge, busca el icono de instalar al final de la barra de direcciones. {{brand}} se abre después en su propia ventana.",
  },
  shortcuts: { hot: "Popular", help: "Ayuda" },
};

export type Down = typeof down;
export default down;
