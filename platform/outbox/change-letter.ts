import type { Letter } from "./queue-outgoing.ts";

export type AccountChange =
  | "email"
  | "phone"
  | "withdrawPassword"
  | "payoutAccountAdded"
  | "payoutAccountRemoved";
type Given = { brand: string; account: string; what: AccountChange };

const changes: Record<"es" | "en", Record<AccountChange, string>> = {
  es: {
    email: "se cambió el correo",
    phone: "se cambió el celular",
    withdrawPassword: "se cambió la clave de retiro",
    payoutAccountAdded: "se agregó una cuenta para retirar",
    payoutAccountRemoved: "se quitó una cuenta para retirar",
  },
  en: {
    email: "the e-mail address was changed",
    phone: "the phone number was changed",
    withdrawPassword: "the withdrawal code was changed",
    payoutAccountAdded: "an account for withdrawals was added",
    payoutAccountRemoved: "an account for withdrawals was removed",
  },
};

/** What a member is told when something in their account was changed: by mail, or as a text. */
export function changeLetter(
  language: string,
  { brand, account, what }: Given,
): { mail: Letter; text: Letter } {
  if (language === "en") {
    const done = changes.en[what];
    return {
      mail: {
        subject: `A change in your ${brand} account`,
        text: [
          `Hello ${account},`,
          `In your ${brand} account, ${done}.`,
          "If it was you, there is nothing to do.",
          "Was this not you? Change your password, end the other sessions and write to us from the help page.",
          `The ${brand} team`,
        ].join("\n\n"),
      },
      text: {
        subject: "",
        text: `${brand}: ${done}. Not you? Change your password and write to us.`,
      },
    };
  }
  const done = changes.es[what];
  return {
    mail: {
      subject: `Un cambio en tu cuenta de ${brand}`,
      text: [
        `Hola, ${account}:`,
        `En tu cuenta de ${brand} ${done}.`,
        "Si fuiste tú, no tienes que hacer nada.",
        "¿No fuiste tú? Cambia tu contraseña, cierra las otras sesiones y escríbenos desde la página de ayuda.",
        `El equipo de ${brand}`,
      ].join("\n\n"),
    },
    text: {
      subject: "",
      text: `${brand}: ${done}. ¿No fuiste tú? Cambia tu contraseña y escríbenos.`,
    },
  };
}
