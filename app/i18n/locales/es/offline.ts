const offline = {
  title: "Sin conexión",
  text: "Parece que tu internet se fue un momento. Tu saldo y tus jugadas están guardados en la plataforma, no en tu teléfono.",
  retry: "Volver a intentar",
  tips: "Mientras tanto",
  tip1: "Revisa el wifi o los datos del celular.",
  tip2: "Si estabas en una ronda, la verás terminada al volver.",
  tip3: "¿Sigue igual? Escríbenos a {{email}}.",
};

export type Offline = typeof offline;
export default offline;
