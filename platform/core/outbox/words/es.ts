import type { Purpose } from "../../../contract/core/purpose.ts";
import type { LetterForm, LetterKind } from "../../../contract/staff/merchant/letter-form.ts";
import type { Letter } from "../queue-outgoing.ts";

type Findings = { merchant: string; lines: readonly string[]; count: number };

/** What else changed, as the end of a sentence that begins with the account. */
const changes = {
  email: "se cambió el correo",
  phone: "se cambió el celular",
  withdrawPassword: "se cambió la clave de retiro",
  withdrawPasswordReset:
    "se eligió otra clave de retiro sin la anterior; los retiros la aceptan dentro de 24 horas",
  withdrawPasswordEnded: "nuestro equipo borró la clave de retiro; elige otra cuando quieras",
  payoutAccountAdded: "se agregó una cuenta para retirar",
  accountClosed: "se atendió la solicitud de cerrar la cuenta",
  payoutAccountRemoved: "se quitó una cuenta para retirar",
  passwordGiven:
    "nuestro equipo puso una contraseña provisional y cerró las sesiones abiertas; al entrar con ella elegirás la tuya",
  detailsUnlocked: "nuestro equipo abrió un dato personal para que lo corrijas",
};
export type AccountChange = keyof typeof changes;

/** Why a letter came, by its purpose. */
const feet: Record<Purpose, string> = {
  service: "Te escribimos porque alguien dio esta dirección en nuestro sitio. No es publicidad.",
  promotion:
    "Te escribimos porque tienes una cuenta con nosotros. Si no quieres estos correos, apágalos en Mensajes.",
};

/** In the form of a merchant's own words. */
const letters: Record<LetterKind, LetterForm> = {
  welcome: {
    subject: "Tu cuenta en {brand} está lista",
    body: [
      "Hola, {account}:",
      "Tu cuenta en {brand} quedó abierta con el usuario {account} y ya puedes entrar.",
      "Juega solo con lo que puedas perder y haz una pausa cuando quieras.",
      "¿No fuiste tú? Escríbenos desde la página de ayuda y la cerramos.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  addressGiven: {
    subject: "Alguien dio tu correo en {brand}",
    body: [
      "Alguien abrió la cuenta {account} en {brand} y dio este correo, que ya es el de tu cuenta.",
      "Tu cuenta sigue igual y el correo sigue siendo solo tuyo. Si olvidaste tu contraseña, puedes cambiarla desde la página para entrar.",
      "¿No fuiste tú? No tienes que hacer nada; si te preocupa, escríbenos desde la página de ayuda.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  codeByMail: {
    subject: "{code} es tu código de {brand}",
    body: [
      "Tu código de verificación es {code}. Vale {minutes} minutos y una sola vez.",
      "No se lo des a nadie: nuestro equipo nunca lo pide.",
      "¿No lo pediste? Puedes ignorar este mensaje; sin el código no pasa nada.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  codeByText: {
    body: "{brand}: tu código es {code}. Vale {minutes} minutos. No se lo des a nadie.",
  },
  resetLink: {
    subject: "Elige una contraseña nueva en {brand}",
    body: [
      "Alguien pidió una contraseña nueva para la cuenta {account}. Si fuiste tú, sigue este enlace; vale {minutes} minutos y una sola vez.",
      "{link}",
      "¿No fuiste tú? No hace falta que hagas nada: tu contraseña sigue siendo la misma.",
      "El equipo de {brand}",
    ].join("\n\n"),
    button: "Elegir contraseña nueva",
  },
  passwordChanged: {
    subject: "La contraseña de tu cuenta en {brand} cambió",
    body: [
      "La contraseña de la cuenta {account} cambió el {at} (UTC). Las demás sesiones se cerraron.",
      "¿No fuiste tú? Pide una contraseña nueva desde «¿Olvidaste tu contraseña?» y escríbenos desde la página de ayuda.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  passwordChangedByText: {
    body: "{brand}: la contraseña de {account} cambió. ¿No fuiste tú? Escríbenos ya desde la página de ayuda.",
  },
  newDevice: {
    subject: "Nuevo acceso a tu cuenta en {brand}",
    body: [
      "Alguien entró a la cuenta {account} desde un dispositivo que no conocíamos.",
      "Dispositivo: {device}\nDirección: {address}\nHora: {at} (UTC)",
      "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña ahora: eso cierra las demás sesiones.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  accountChanged: {
    subject: "Un cambio en tu cuenta de {brand}",
    body: [
      "Hola, {account}:",
      "En tu cuenta de {brand} {change}.",
      "Si fuiste tú o nos lo pediste, no tienes que hacer nada.",
      "¿No fuiste tú? Cambia tu contraseña, cierra las otras sesiones y escríbenos desde la página de ayuda.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  accountChangedByText: {
    body: "{brand}: {change}. ¿No fuiste tú? Cambia tu contraseña y escríbenos.",
  },
  levelRisen: {
    subject: "Llegaste al nivel {level} en {brand}",
    body: [
      "Hola, {account}:",
      "Tu cuenta en {brand} ya está en el nivel {level}. En «Mi nivel» ves lo que trae y lo que hace falta para conservarlo.",
      "Juega solo con lo que puedas perder y haz una pausa cuando quieras.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  boardPrize: {
    subject: "Tu lugar en {board}: el {place}.º",
    body: [
      "Hola, {account}:",
      "Terminó «{board}» y quedaste en el lugar {place}. Tu premio: {prize}.",
      "Lo encuentras en tu centro de premios, con sus condiciones.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  referralReward: {
    subject: "Tu invitación en {brand} cumplió",
    body: [
      "Hola, {account}:",
      "Una persona que invitaste cumplió lo que pedía la invitación. Gracias por traerla. Tu premio: {prize}.",
      "Te espera en tu centro de premios, con sus condiciones.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
  bonusEnding: {
    subject: "Tu bono en {brand} vence el {until}",
    body: [
      "Hola, {account}:",
      "Tu bono de {prize} vence el {until}. Si no se completa, lo que quede de él regresa a la casa y tu propio dinero sigue contigo.",
      "No tienes que hacer nada. En «Bonos» ves cuánto lleva.",
      "El equipo de {brand}",
    ].join("\n\n"),
  },
};

export const es = {
  changes,
  feet,
  /** The way out of letters that promote. */
  stop: "No recibir más estos correos",
  /** Before the subject of a letter that staff try. */
  trial: "Prueba",
  letters,
  /** Whole points, as a part of what is given, with the figures of the BCP 47 tag. */
  points: (count: number, tag: string) =>
    `${new Intl.NumberFormat(tag).format(count)} ${count === 1 ? "punto" : "puntos"}`,
  senderTest: ({ brand }: { brand: string }): Letter => ({
    language: "es",
    subject: `Prueba de correo de ${brand}`,
    text: [
      `Este es un mensaje de prueba de ${brand}.`,
      "Si lo ves, los mensajes salen bien. No tienes que hacer nada.",
      `El equipo de ${brand}`,
    ].join("\n\n"),
  }),
  findings: ({ merchant, lines, count }: Findings): Letter => ({
    language: "es",
    subject: `${merchant}: hallazgos nuevos, ${count}`,
    text: [
      `Esto espera en ${merchant} a que alguien lo revise:`,
      lines.join("\n") + (count > lines.length ? `\n… y ${count - lines.length} más` : ""),
      `npm run merchant -- finding list ${merchant}`,
    ].join("\n\n"),
  }),
};

export type Words = typeof es;
