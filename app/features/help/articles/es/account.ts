const account = {
  title: "Tu cuenta",
  lead: "Abrirla, entrar y mantenerla segura.",
  keywords: "registro registrarse usuario clave olvidé bloqueada entrar login",
  sections: {
    open: {
      title: "Abrir una cuenta",
      text: [
        "Elige un usuario y una contraseña, confirma que tienes {{ageMin}} años o más y acepta los términos. No pedimos más de lo necesario; lo opcional está marcado como opcional.",
        "Una persona, una cuenta. Si tienes un código de invitación, lo pones al registrarte.",
      ],
    },
    login: {
      title: "Entrar y salir",
      text: [
        "Al marcar «Recordar mi usuario» guardamos tu usuario un día en ese dispositivo. La contraseña no se guarda nunca; para eso sirve el gestor de tu navegador.",
        "Si fallas varias veces seguidas, desde ese dispositivo tendrás que esperar unos minutos. Nadie puede bloquear tu cuenta desde otro lugar.",
        "Al cerrar sesión, la sesión termina también en la plataforma, no solo en tu navegador.",
      ],
    },
    password: {
      title: "Una buena contraseña",
      text: [
        "Mejor larga que rara: tres o cuatro palabras que no vayan juntas son fáciles de recordar y difíciles de adivinar. Rechazamos las contraseñas más usadas.",
        "Nadie de {{brand}} te la va a pedir, ni por correo ni por teléfono.",
        "¿La olvidaste? Escríbenos desde [Escríbenos](/feedback?type=OTHER) con tu usuario y el correo de tu cuenta, si lo diste.",
      ],
    },
    close: {
      title: "Cerrar la cuenta",
      text: [
        "Puedes pedirlo cuando quieras desde [Escríbenos](/feedback?type=OTHER) o al correo {{email}}. No hace falta decir por qué.",
      ],
    },
  },
};

export type Account = typeof account;
export default account;
