const jackpot = {
  title: "El pozo de los slots",
  lead: "Crece con cada apuesta en los slots y cae, a más tardar, al llegar a su tope. Lo paga la casa.",
  description:
    "Cuánto hay en el pozo de los slots, cómo se gana, quién lo ganó y cómo comprobar cada sorteo.",
  none: "Ahora no hay pozo",
  noneText: "Cuando la casa abra uno, aquí verás cuánto hay y cómo se gana.",
  rules: {
    title: "Cómo funciona",
    items: [
      "Cada apuesta en un slot suma al pozo el {{share}} de su monto. Ese dinero lo pone la casa: no sale de tu apuesta ni de los premios del juego.",
      "Antes de la primera apuesta se sortea un punto secreto. La apuesta cuyo aporte lo alcanza se lleva el pozo entero.",
      "Cuanto más apuestas, más suma tu aporte y más probable es que sea el tuyo. Cualquier apuesta puede ganar, también la mínima.",
      "El premio llega a tu saldo en segundos, con un mensaje. Después empieza otro pozo desde {{seed}}.",
      "Las cuentas de prueba y el modo demo no suman ni ganan.",
    ],
    more: "Todas las reglas del pozo",
  },
  facts: {
    seed: "Empieza en",
    share: "Suma cada apuesta",
    range: "Cae entre",
    rangeText: "{{least}} y {{most}}",
    since: "En marcha desde",
  },
  commitment: {
    title: "Sellado antes de empezar",
    lead: "Esta es la huella SHA-256 del punto secreto de este pozo. Cuando caiga publicaremos el punto, y cualquiera podrá comprobar que no lo movimos.",
    copy: "Copiar la huella",
    copied: "Huella copiada",
  },
  hits: {
    title: "Últimos ganadores",
    lead: "Para comprobar un sorteo, calcula el SHA-256 del texto sellado: debe dar la huella que se publicó al empezar ese pozo.",
    none: "El pozo todavía no ha caído nunca. El primer ganador aparecerá aquí.",
    proof: "Comprobar el pozo n.º {{round}}",
    sealed: "Texto sellado: punto y clave",
    hash: "Huella publicada",
  },
};

export type Jackpot = typeof jackpot;
export default jackpot;
