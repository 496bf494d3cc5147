import type { Action } from "./decide.ts";

type Words = {
  title: string;
  demo: string;
  toPay: string;
  amount: string;
  reference: string;
  minutesLeft: (minutes: number) => string;
  actions: Record<Action, { label: string; hint: string }>;
  others: string;
  back: string;
  states: Record<"PAID" | "FAILED" | "EXPIRED" | "LATE", { title: string; text: string }>;
  missing: string;
  otherLanguage: string;
};

const es: Words = {
  title: "Pago",
  demo: "Pasarela de demostración: aquí no se mueve dinero de verdad.",
  toPay: "Total a pagar",
  amount: "Importe",
  reference: "Referencia",
  minutesLeft: (minutes) => (minutes === 1 ? "Vence en 1 minuto" : `Vence en ${minutes} minutos`),
  actions: {
    pay: { label: "Pagar", hint: "El pago se confirma en el acto." },
    fail: { label: "Rechazar", hint: "El banco no acepta el pago." },
    late: { label: "Pagar tarde", hint: "El pago llega cuando la orden ya venció." },
    twice: { label: "Pagar, con aviso doble", hint: "El aviso se envía dos veces a la vez." },
  },
  others: "Probar otros resultados",
  back: "Volver al sitio",
  states: {
    PAID: { title: "Pago realizado", text: "Avisamos al sitio. Ya puedes volver." },
    FAILED: {
      title: "Pago rechazado",
      text: "No se hizo ningún cargo. Puedes volver e intentarlo.",
    },
    EXPIRED: { title: "La orden venció", text: "Vuelve al sitio y crea un depósito nuevo." },
    LATE: { title: "Pago en camino", text: "Llegará cuando la orden haya vencido." },
  },
  missing: "No encontramos esta orden de pago.",
  otherLanguage: "English",
};

const en: Words = {
  title: "Payment",
  demo: "Demonstration gateway: no real money moves here.",
  toPay: "Amount to pay",
  amount: "Amount",
  reference: "Reference",
  minutesLeft: (minutes) =>
    minutes === 1 ? "Expires in 1 minute" : `Expires in ${minutes} minutes`,
  actions: {
    pay: { label: "Pay", hint: "The payment is confirmed at once." },
    fail: { label: "Fail", hint: "The bank declines the payment." },
    late: { label: "Pay late", hint: "The payment arrives after the order has expired." },
    twice: { label: "Pay, notify twice", hint: "The notice is sent twice at the same time." },
  },
  others: "Try other outcomes",
  back: "Back to the site",
  states: {
    PAID: { title: "Payment complete", text: "The site has been told. You can go back." },
    FAILED: { title: "Payment declined", text: "You were not charged. Go back and try again." },
    EXPIRED: {
      title: "This order has expired",
      text: "Go back to the site and start a new deposit.",
    },
    LATE: { title: "Payment on its way", text: "It will arrive once the order has expired." },
  },
  missing: "We cannot find this payment order.",
  otherLanguage: "Español",
};

export type Language = "es" | "en";

export function wordsOf(language: Language): Words {
  return language === "en" ? en : es;
}
