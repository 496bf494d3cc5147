import type { Letter } from "./queue-outgoing.ts";

type Welcome = { brand: string; account: string };
type Code = { brand: string; code: string; minutes: number };
type Link = { brand: string; account: string; url: string; minutes: number };
type Change = { brand: string; account: string; at: string };
type Device = Change & { device: string; address: string };

const FOOT = {
  es: "Te escribimos porque alguien dio esta dirección en nuestro sitio. No es publicidad.",
  en: "We write because somebody gave this address on our site. This is no advertising.",
};

const words = {
  es: {
    welcome: ({ brand, account }: Welcome): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `Tu cuenta en ${brand} está lista`,
      text: [
        `Hola, ${account}:`,
        `Tu cuenta en ${brand} quedó abierta con el usuario ${account} y ya puedes entrar.`,
        "Juega solo con lo que puedas perder y haz una pausa cuando quieras.",
        "¿No fuiste tú? Escríbenos desde la página de ayuda y la cerramos.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    addressGiven: ({ brand, account }: Welcome): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `Alguien dio tu correo en ${brand}`,
      text: [
        `Alguien abrió la cuenta ${account} en ${brand} y dio este correo, que ya es el de tu cuenta.`,
        "Tu cuenta sigue igual y el correo sigue siendo solo tuyo. Si olvidaste tu contraseña, puedes cambiarla desde la página para entrar.",
        "¿No fuiste tú? No tienes que hacer nada; si te preocupa, escríbenos desde la página de ayuda.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    codeByMail: ({ brand, code, minutes }: Code): Letter => ({
      language: "es",
      code,
      foot: FOOT.es,
      subject: `${code} es tu código de ${brand}`,
      text: [
        `Tu código de verificación es ${code}. Vale ${minutes} minutos y una sola vez.`,
        "No se lo des a nadie: nuestro equipo nunca lo pide.",
        "¿No lo pediste? Puedes ignorar este mensaje; sin el código no pasa nada.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    codeByText: ({ brand, code, minutes }: Code): Letter => ({
      subject: "",
      text: `${brand}: tu código es ${code}. Vale ${minutes} minutos. No se lo des a nadie.`,
    }),
    resetLink: ({ brand, account, url, minutes }: Link): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `Elige una contraseña nueva en ${brand}`,
      action: { label: "Elegir contraseña nueva", url },
      text: [
        `Alguien pidió una contraseña nueva para la cuenta ${account}. Si fuiste tú, sigue este enlace; vale ${minutes} minutos y una sola vez.`,
        "¿No fuiste tú? No hace falta que hagas nada: tu contraseña sigue siendo la misma.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    passwordChanged: ({ brand, account, at }: Change): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `La contraseña de tu cuenta en ${brand} cambió`,
      text: [
        `La contraseña de la cuenta ${account} cambió el ${at} (UTC). Las demás sesiones se cerraron.`,
        "¿No fuiste tú? Pide una contraseña nueva desde «¿Olvidaste tu contraseña?» y escríbenos desde la página de ayuda.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    passwordChangedByText: ({ brand, account }: Change): Letter => ({
      subject: "",
      text: `${brand}: la contraseña de ${account} cambió. ¿No fuiste tú? Escríbenos ya desde la página de ayuda.`,
    }),
    newDevice: ({ brand, account, at, device, address }: Device): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `Nuevo acceso a tu cuenta en ${brand}`,
      text: [
        `Alguien entró a la cuenta ${account} desde un dispositivo que no conocíamos.`,
        `Dispositivo: ${device}\nDirección: ${address}\nHora: ${at} (UTC)`,
        "Si fuiste tú, todo está en orden. Si no, cambia tu contraseña ahora: eso cierra las demás sesiones.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
    emailChanged: ({ brand, account, at }: Change): Letter => ({
      language: "es",
      foot: FOOT.es,
      subject: `El correo de tu cuenta en ${brand} cambió`,
      text: [
        `La cuenta ${account} usa desde el ${at} (UTC) otra dirección de correo. A esta ya no le escribiremos.`,
        "¿No fuiste tú? Escríbenos cuanto antes desde la página de ayuda.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    }),
  },
  en: {
    welcome: ({ brand, account }: Welcome): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `Your ${brand} account is ready`,
      text: [
        `Hello ${account},`,
        `Your ${brand} account is open under the user name ${account}, and you can log in now.`,
        "Only play with what you can afford to lose, and take a break whenever you like.",
        "Was this not you? Write to us from the help page and we will close it.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    addressGiven: ({ brand, account }: Welcome): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `Someone gave your address at ${brand}`,
      text: [
        `Someone opened the account ${account} at ${brand} and gave this address, which is already your account's.`,
        "Your account is unchanged and the address is still yours alone. If you forgot your password, you can change it from the login page.",
        "Was this not you? There is nothing you need to do; if it worries you, write to us from the help page.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    codeByMail: ({ brand, code, minutes }: Code): Letter => ({
      language: "en",
      code,
      foot: FOOT.en,
      subject: `${code} is your ${brand} code`,
      text: [
        `Your verification code is ${code}. It works once, within ${minutes} minutes.`,
        "Do not give it to anyone: our team never asks for it.",
        "Did you not ask for it? Then ignore this message; nothing happens without the code.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    codeByText: ({ brand, code, minutes }: Code): Letter => ({
      subject: "",
      text: `${brand}: your code is ${code}. It works for ${minutes} minutes. Do not share it.`,
    }),
    resetLink: ({ brand, account, url, minutes }: Link): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `Choose a new ${brand} password`,
      action: { label: "Choose a new password", url },
      text: [
        `Somebody asked for a new password for the account ${account}. If it was you, follow this link; it works once, within ${minutes} minutes.`,
        "Was it not you? Then there is nothing to do: your password is still the same.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    passwordChanged: ({ brand, account, at }: Change): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `Your ${brand} password was changed`,
      text: [
        `The password of the account ${account} was changed on ${at} (UTC). Its other sessions were ended.`,
        "Was it not you? Ask for a new one under “Forgot your password?” and write to us from the help page.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    passwordChangedByText: ({ brand, account }: Change): Letter => ({
      subject: "",
      text: `${brand}: the password of ${account} was changed. Not you? Write to us now from the help page.`,
    }),
    newDevice: ({ brand, account, at, device, address }: Device): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `A new login to your ${brand} account`,
      text: [
        `Somebody logged in to the account ${account} from a device that we did not know.`,
        `Device: ${device}\nAddress: ${address}\nTime: ${at} (UTC)`,
        "If it was you, all is well. If not, change your password now: that ends the other sessions.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
    emailChanged: ({ brand, account, at }: Change): Letter => ({
      language: "en",
      foot: FOOT.en,
      subject: `The e-mail address of your ${brand} account was changed`,
      text: [
        `The account ${account} has used another e-mail address since ${at} (UTC). We will not write to this one again.`,
        "Was it not you? Write to us from the help page as soon as you can.",
        `The ${brand} team`,
      ].join("\n\n"),
    }),
  },
};

/** What is written to members outside of the site, in the language of the one who reads it. */
export const lettersIn = (language: string) => (language === "en" ? words.en : words.es);
