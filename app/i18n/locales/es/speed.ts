const speed = {
  title: "Prueba de velocidad",
  lead: "Medimos desde tu dispositivo cuánto tarda en responder cada una de nuestras direcciones.",
  description:
    "Mide desde tu dispositivo cuál de nuestras direcciones responde antes y cambia a ella con un toque.",
  withoutScripts: "Estas son nuestras direcciones. Si esta va lenta, prueba con otra.",
  here: "Estás aquí",
  milliseconds: "{{time}} ms",
  unreachable: "No responde",
  grades: { great: "Excelente", good: "Buena", slow: "Lenta" },
  verdicts: {
    faster: "{{host}} responde antes desde donde estás.",
    here: "Aquí te responde bien: no ganarías velocidad al cambiar.",
    only: "Así responde el sitio desde donde estás.",
    none: "No pudimos medir. Revisa tu conexión e inténtalo otra vez.",
  },
  change: "Cambiar a {{host}}",
  again: "Medir otra vez",
  running: "Midiendo…",
  note: "Al cambiar de dirección tendrás que volver a entrar; tu cuenta y tu saldo son los mismos.",
};

export type Speed = typeof speed;
export default speed;
