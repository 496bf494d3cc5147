const privacy = {
  title: "Privacidad",
  lead: "Qué datos guardamos, para qué y hasta cuándo.",
  keywords: "datos personales cookies borrar",
  sections: {
    kept: {
      title: "Qué guardamos",
      text: [
        "Lo que escribes al registrarte, tus depósitos, tus rondas y tus mensajes. La contraseña se guarda transformada de modo que ni nosotros podemos leerla.",
        "Los registros técnicos llevan hora, página y una referencia, sin nombres ni correos.",
      ],
    },
    messages: {
      title: "Lo que nos escribes",
      text: [
        "Guardamos tu mensaje, tu correo si lo das y las imágenes que adjuntas. Las imágenes se dibujan de nuevo al llegar: los datos que las cámaras esconden en ellas, como el lugar, se pierden.",
      ],
    },
    purpose: {
      title: "Para qué",
      text: [
        "Para que tu cuenta funcione, para que el dinero cuadre y para proteger tu acceso. No vendemos datos ni ponemos publicidad de terceros.",
      ],
    },
    cookies: {
      title: "Cookies",
      text: [
        "Solo las necesarias: tu sesión, tu idioma, tu tema, si escondes el saldo y, si lo pides, tu usuario por un día. Ninguna sirve para seguirte por otros sitios.",
      ],
    },
    others: {
      title: "Quién más los ve",
      text: [
        "El estudio del juego recibe un número de jugador, tu apodo y tu idioma; la pasarela de pago, el monto y una referencia. Nadie recibe tu correo ni tu contraseña.",
      ],
    },
    rights: {
      title: "Tus derechos",
      text: [
        "Puedes pedir una copia, corregir o borrar tus datos escribiendo a {{email}}. Al ser una demostración, todos los datos pueden borrarse en cualquier momento.",
      ],
    },
  },
};

export type Privacy = typeof privacy;
export default privacy;
