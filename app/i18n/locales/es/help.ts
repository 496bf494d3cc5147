const help = {
  title: "Centro de ayuda",
  lead: "Respuestas cortas y claras. Si falta la tuya, escríbenos.",
  contents: "Temas de ayuda",
  onPage: "En esta página",
  whole: "Leer todo: {{title}}",
  demo: "En {{brand}}, una marca de demostración de {{company}}, no se juega con dinero real: los depósitos pasan por una pasarela de prueba y ningún saldo puede cobrarse.",
  topics: { money: "Tu cuenta y tu dinero", games: "Los juegos", care: "Nosotros y tú" },
  search: {
    label: "Buscar en la ayuda",
    placeholder: "Depósito, RTP…",
    submit: "Buscar",
    title: "Resultados para «{{q}}»",
    found_zero: "No encontramos nada con esas palabras",
    found_one: "{{count}} respuesta",
    found_other: "{{count}} respuestas",
    noneText: "Prueba con una sola palabra, o cuéntanos qué pasa.",
    all: "Ver todos los temas",
  },
  write: {
    title: "¿No está tu respuesta?",
    text: "Cuéntanos qué pasó. Te damos una referencia al momento.",
    action: "Escríbenos",
  },
  contact: {
    mail: "Atención al cliente",
    helpline: "Línea de ayuda gratuita",
    form: "Con referencia al momento",
  },
};

export type Help = typeof help;
export default help;
