import { offeredLanguage } from "#platform/contract/languages/language-tag.ts";
import type { Action } from "./decide.ts";
import type { Kind, OrderStatus } from "./order.ts";

type Words = {
  kinds: Record<Kind, { title: string; text: string }>;
  missingTitle: string;
  demo: string;
  toPay: string;
  amount: string;
  reference: string;
  minutesLeft: (minutes: number) => string;
  actions: Record<Action, { label: string; hint: string }>;
  others: string;
  back: string;
  states: Record<Exclude<OrderStatus, "WAITING"> | "LATE", { title: string; text: string }>;
  afterwards: string;
  missing: string;
  chain: {
    title: string;
    text: string;
    amount: string;
    wrong: string;
    send: string;
    sent: string;
    confirmations: (have: number, needed: number) => string;
    skip: string;
    skipHint: string;
  };
  otherLanguage: string;
};

const es: Words = {
  kinds: {
    card: { title: "Pago con tarjeta", text: "La tarjeta de prueba termina en 4242." },
    wallet: { title: "Tu billetera", text: "Así se ve el cobro en el teléfono de quien paga." },
    voucher: { title: "En la caja de la tienda", text: "La persona de la caja lee esta ficha:" },
  },
  missingTitle: "Pago",
  demo: "Pasarela de demostración: aquí no se mueve dinero de verdad.",
  toPay: "Total a pagar",
  amount: "Importe",
  reference: "Referencia",
  minutesLeft: (minutes) => (minutes === 1 ? "Te queda 1 minuto" : `Te quedan ${minutes} minutos`),
  actions: {
    pay: { label: "Pagar", hint: "El pago se confirma en el acto." },
    fail: { label: "Rechazar", hint: "El banco no acepta el pago." },
    late: { label: "Pagar tarde", hint: "El pago llega cuando la orden ya caducó." },
    twice: { label: "Pagar, con aviso doble", hint: "El aviso se envía dos veces a la vez." },
    less: { label: "Pagar la mitad", hint: "Llega otro importe del que se pidió." },
    refund: { label: "Anular el cobro", hint: "El banco le devuelve el dinero a quien pagó." },
  },
  others: "Probar otros resultados",
  back: "Volver al sitio",
  states: {
    PAID: { title: "Pago realizado", text: "Avisamos al sitio. Ya puedes volver." },
    FAILED: {
      title: "Pago rechazado",
      text: "No se hizo ningún cargo. Puedes volver e intentarlo.",
    },
    EXPIRED: { title: "La orden caducó", text: "Vuelve al sitio y crea un depósito nuevo." },
    LATE: { title: "Pago en camino", text: "Llegará cuando la orden haya caducado." },
    REFUNDED: {
      title: "Cobro anulado",
      text: "El dinero volvió a quien pagó, y el sitio lo sabe.",
    },
  },
  afterwards: "Probar un contracargo",
  missing: "No encontramos esta orden de pago.",
  chain: {
    title: "Enviar USDT de prueba",
    text: "Así se vería tu billetera. El envío va por la red TRC20 a esta dirección:",
    amount: "Importe en USDT",
    wrong: "Escribe un importe como 25 o 29.07.",
    send: "Enviar",
    sent: "Envíos a esta dirección",
    confirmations: (have, needed) => `${have} de ${needed} confirmaciones`,
    skip: "Adelantar los bloques",
    skipHint: "Sin adelantar, la red tarda cerca de un minuto en confirmar.",
  },
  otherLanguage: "English",
};

const en: Words = {
  kinds: {
    card: { title: "Pay by card", text: "The test card ends in 4242." },
    wallet: { title: "Your wallet", text: "This is what the payer sees on their phone." },
    voucher: { title: "At the shop's till", text: "The cashier reads this voucher:" },
  },
  missingTitle: "Payment",
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
    less: { label: "Pay half", hint: "Another amount arrives than was asked for." },
    refund: { label: "Reverse the charge", hint: "The bank gives the payer their money back." },
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
    REFUNDED: {
      title: "Charge reversed",
      text: "The payer has their money back; the site was told.",
    },
  },
  afterwards: "Try a chargeback",
  missing: "We cannot find this payment order.",
  chain: {
    title: "Send test USDT",
    text: "This is what your wallet would look like. It sends over TRC20 to this address:",
    amount: "Amount in USDT",
    wrong: "Write an amount such as 25 or 29.07.",
    send: "Send",
    sent: "Sent to this address",
    confirmations: (have, needed) => `${have} of ${needed} confirmations`,
    skip: "Let the blocks pass",
    skipHint: "Otherwise the network takes about a minute to confirm.",
  },
  otherLanguage: "Español",
};

export type Language = "es" | "en";

export const languageOf = (tag: string | undefined): Language =>
  offeredLanguage(tag ?? "", ["es", "en"], "es");

export function wordsOf(language: Language): Words {
  return language === "en" ? en : es;
}
