import type { PointType, RewardKind } from "../../contract/club/points.ts";

type Said = { name: string; text: string };
type DemoReward = {
  id: string;
  kind: RewardKind;
  icon: string;
  pointsNeeded: number;
  amount: number | null;
  es: Said;
  en: Said;
};

/**
 * Whole units of the currency that earn a point (domain 6.5). For REDEEM, the worth of a point in
 * hundredths.
 */
export const POINT_RULES: Record<Exclude<PointType, "REDEEM">, number> = {
  LIVE: 20,
  LOTTERY: 10,
  PVP: 20,
  SLOTS: 10,
  SPORTS: 20,
  DEPOSIT: 100,
};

export const REWARDS: DemoReward[] = [
  {
    id: "huevo-dorado",
    kind: "GOLDEN_EGG",
    icon: "egg",
    pointsNeeded: 300,
    amount: null,
    es: {
      name: "Boleto de huevo dorado",
      text: "Tres huevos, un martillazo. Abres uno y te llevas lo que guarda.",
    },
    en: {
      name: "Golden egg ticket",
      text: "Three eggs, one tap. Open one and keep what is inside.",
    },
  },
  {
    id: "sobre-rojo",
    kind: "RED_ENVELOPE",
    icon: "red-envelope",
    pointsNeeded: 400,
    amount: null,
    es: {
      name: "Boleto de sobre rojo",
      text: "Una entrada a la lluvia de sobres, a las horas que se anuncien.",
    },
    en: {
      name: "Red envelope ticket",
      text: "One way into the rain of envelopes, at the hours announced.",
    },
  },
  {
    id: "ruleta-de-premios",
    kind: "PRIZE_WHEEL",
    icon: "ferris-wheel",
    pointsNeeded: 500,
    amount: null,
    es: {
      name: "Giro de la rueda",
      text: "Una vuelta a la rueda de premios, con la probabilidad de cada casilla a la vista.",
    },
    en: {
      name: "Prize wheel spin",
      text: "One turn of the prize wheel, with the odds of every field in plain sight.",
    },
  },
  {
    id: "puntos-a-saldo",
    kind: "POINTS",
    icon: "coin",
    pointsNeeded: 100,
    amount: 1,
    es: {
      name: "Puntos a saldo",
      text: "Cada cien puntos, una unidad en tu saldo. Se apuesta una vez.",
    },
    en: {
      name: "Points to balance",
      text: "A hundred points, one unit in your balance. To be bet once.",
    },
  },
  {
    id: "bono-20",
    kind: "BONUS",
    icon: "wrapped-gift",
    pointsNeeded: 1_900,
    amount: 20,
    es: {
      name: "Bono chico",
      text: "Un poco más que cambiar los puntos uno por uno. Se apuesta una vez.",
    },
    en: {
      name: "Small bonus",
      text: "A little more than trading points one by one. To be bet once.",
    },
  },
  {
    id: "bono-100",
    kind: "BONUS",
    icon: "money-bag",
    pointsNeeded: 9_000,
    amount: 100,
    es: { name: "Bono grande", text: "Para quien junta con paciencia. Se apuesta una vez." },
    en: { name: "Large bonus", text: "For those who save with patience. To be bet once." },
  },
];
