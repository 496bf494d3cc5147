import type { z } from "zod";
import type { campaignContent } from "../club/campaigns/campaign-content.ts";

type Content = z.input<typeof campaignContent>;
export type DemoCampaign = Pick<
  Content,
  "kind" | "offer" | "audience" | "category" | "picture" | "words"
> & {
  code: string;
  /** Its budget in highest rewards: of a bonus, a claim, a prize, or all places of a period. */
  rewards: number;
};

const LIMIT = {
  es: "<p>La campaña termina cuando reparte todo su presupuesto. Lo que empezaste antes se te paga con sus condiciones.</p>",
  en: "<p>The campaign ends once it has given away its whole budget. Whatever you began before is paid on its terms.</p>",
};

/** The welcome and one campaign of each kind, for every brand of a demonstration. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    ...{ code: "bienvenida", kind: "bonus", offer: "welcome", rewards: 5_000 },
    ...{ audience: {}, category: "START", picture: "p_hello-1" },
    words: {
      es: {
        title: "Tu primer depósito, con bono",
        summary: "Tu primer depósito trae un bono por el mismo importe.",
        action: "Ver el bono",
        html: `<p>Haz tu primer depósito y activa el bono en las 24 horas siguientes, antes de tu primera apuesta. Verás cada condición antes de aceptar, y nunca es obligatorio.</p><h2>Cómo se juega</h2><ul><li>Tu dinero y el bono van por separado, y tu depósito puedes retirarlo cuando quieras.</li><li>No todos los juegos cuentan igual para liberar el bono: el porcentaje de cada tipo está en sus condiciones.</li><li>Mientras el bono esté activo, la apuesta por ronda tiene un máximo.</li></ul>${LIMIT.es}`,
      },
      en: {
        title: "A bonus on your first deposit",
        summary: "Your first deposit brings a bonus of the same amount.",
        action: "See the bonus",
        html: `<p>Make your first deposit and take the bonus within 24 hours, before your first bet. You see every clause before you say yes, and it's always up to you.</p><h2>How it plays</h2><ul><li>Your money and the bonus are kept apart, and you can withdraw your deposit whenever you like.</li><li>Games don't all count the same towards the bonus: its terms give the share of each type.</li><li>While the bonus is active, there's a highest stake per round.</li></ul>${LIMIT.en}`,
      },
    },
  },
  {
    ...{ code: "recarga", kind: "bonus", offer: "reload", rewards: 500 },
    ...{ audience: { newDays: 90 }, category: "START", picture: "p_blog-2" },
    words: {
      es: {
        title: "Tres meses de recargas",
        summary: "Durante tus primeros 90 días, cada depósito puede traer un bono.",
        action: "Ver el bono",
        html: `<p>Deposita y activa el bono el mismo día, antes de tu primera apuesta. Verás cada condición antes de aceptar.</p>${LIMIT.es}`,
      },
      en: {
        title: "Three months of top-ups",
        summary: "In your first 90 days, each deposit may bring a bonus.",
        action: "See the bonus",
        html: `<p>Deposit and take the bonus on the same day, before your first bet. You see every clause before you say yes.</p>${LIMIT.en}`,
      },
    },
  },
  {
    ...{ code: "semana", kind: "mission", offer: "semana-redonda", rewards: 2_000 },
    ...{ audience: {}, category: "CLUB", picture: "p_story-1" },
    words: {
      es: {
        title: "Una semana redonda",
        summary: "Cumple la misión de la semana y reclama su premio antes del lunes.",
        action: "Ver la misión",
        html: `<p>Únete a la misión de la semana. El avance se ve en cada momento, y el premio se reclama en cuanto llegas a la meta.</p>${LIMIT.es}`,
      },
      en: {
        title: "A well-rounded week",
        summary: "Complete the mission of the week and claim its reward before Monday.",
        action: "See the mission",
        html: `<p>Join the mission of the week. Your progress shows at any moment, and the reward can be claimed as soon as you reach the goal.</p>${LIMIT.en}`,
      },
    },
  },
  {
    ...{ code: "huevo", kind: "draw", offer: "egg", rewards: 200 },
    ...{ audience: {}, category: "CLUB", picture: "p_story-3" },
    words: {
      es: {
        title: "Temporada del huevo dorado",
        summary: "Cada depósito del día te da boletos; las probabilidades están a la vista.",
        action: "Abrir un huevo",
        html: `<p>Usa tus boletos del día y elige un huevo. Cualquiera puede comprobar después cada resultado.</p>${LIMIT.es}`,
      },
      en: {
        title: "Golden egg season",
        summary: "Each deposit of the day gives you tickets, and the odds are in plain sight.",
        action: "Open an egg",
        html: `<p>Use your tickets of the day and choose an egg. Anybody can check each result afterwards.</p>${LIMIT.en}`,
      },
    },
  },
  {
    ...{ code: "copa", kind: "board", offer: "cup", rewards: 20 },
    ...{ audience: {}, category: "GAMES", picture: "p_cup-1" },
    words: {
      es: {
        title: "Se juega la copa",
        summary: "Inscríbete gratis y sube en la tabla con tu mejor multiplicador.",
        action: "Ver la tabla",
        html: `<p>La inscripción no cuesta puntos. Cuenta tu mejor ronda desde que te inscribes hasta el cierre.</p>${LIMIT.es}`,
      },
      en: {
        title: "The cup is on",
        summary: "Enter for free and climb the table with your best multiplier.",
        action: "See the table",
        html: `<p>The entry costs no points. Your best round counts from your entry until the end.</p>${LIMIT.en}`,
      },
    },
  },
];
