import type { missions } from "../../store/schema/club.ts";

type Row = typeof missions.$inferSelect;
type Said = { title: string; text: string };
type DemoMission = Pick<Row, "id" | "event" | "icon" | "period" | "wagering"> & {
  /** Whole units of the currency, or a count. */
  target: number;
  reward: number;
  es: Said;
  en: Said;
};

/** Events that are about money; the others count. */
export const MONEY_EVENTS: Row["event"][] = ["FIRST_DEPOSIT", "DEPOSIT_SUM", "BET_SUM"];

export const MISSIONS: DemoMission[] = [
  {
    id: "primer-deposito",
    event: "FIRST_DEPOSIT",
    icon: "credit-card",
    period: "ONCE",
    target: 100,
    reward: 10,
    wagering: 3,
    es: { title: "El primer paso", text: "Tu primer depósito." },
    en: { title: "The first step", text: "Your first deposit." },
  },
  {
    id: "un-rato-al-dia",
    event: "BET_SUM",
    icon: "slot-machine",
    period: "DAY",
    target: 500,
    reward: 2,
    wagering: 1,
    es: { title: "Un rato al día", text: "Apuesta válida en slots, sumada a lo largo del día." },
    en: { title: "A while each day", text: "Valid bets on slots, added up over the day." },
  },
  {
    id: "gran-golpe",
    event: "WIN_MULTIPLE",
    icon: "shooting-star",
    period: "DAY",
    target: 50,
    reward: 5,
    wagering: 1,
    es: { title: "Golpe de estrella", text: "Un solo premio que multiplique tu apuesta." },
    en: { title: "Shooting star", text: "A single win that multiplies your bet." },
  },
  {
    id: "cinco-dias",
    event: "SIGN_IN_DAYS",
    icon: "sunrise",
    period: "WEEK",
    target: 5,
    reward: 3,
    wagering: 1,
    es: {
      title: "Cinco mañanas",
      text: "Entra a tu cuenta en días seguidos. No hace falta jugar.",
    },
    en: { title: "Five mornings", text: "Log in on consecutive days. You need not play." },
  },
  {
    id: "diez-juegos",
    event: "GAMES_PLAYED",
    icon: "compass",
    period: "WEEK",
    target: 10,
    reward: 5,
    wagering: 1,
    es: { title: "Explorar", text: "Juegos distintos en la semana, con la apuesta que quieras." },
    en: { title: "Explore", text: "Different games in the week, at any stake." },
  },
  {
    id: "semana-redonda",
    event: "DEPOSIT_SUM",
    icon: "bank",
    period: "WEEK",
    target: 1_000,
    reward: 10,
    wagering: 3,
    es: { title: "Semana redonda", text: "La suma de tus depósitos de lunes a domingo." },
    en: { title: "A full week", text: "Your deposits from Monday to Sunday, added up." },
  },
];
