const letters = {
  stop: {
    title: "No recibir más estos correos",
    text: "Los correos con novedades y premios dejarán de llegar a {{address}}. Los de tu dinero, tu cuenta y tu seguridad seguirán llegando.",
    submit: "Dejar de recibirlos",
    done: "Listo, no te llegarán más",
    doneText:
      "Puede que todavía llegue alguno que ya venía en camino. Si un día los quieres otra vez, enciéndelos en Mensajes.",
    home: "Ir al inicio",
    over: "Este enlace no sirve",
    overText:
      "Está incompleto o es de una dirección que ya no es la de la cuenta. Entra y apaga estos correos en Mensajes.",
    tooMany: "Demasiados intentos",
    tooManyText: "Espera una hora y vuelve a probar, o entra y apaga estos correos en Mensajes.",
    messages: "Ir a Mensajes",
  },
};

export type Letters = typeof letters;
export default letters;
