const login = {
  ways: { label: "Cómo quieres entrar", username: "Con usuario", sms: "Con tu celular" },
  smsLead: "Te enviamos un código por mensaje y entras sin contraseña.",
  captcha: {
    title: "Confirma que no eres un robot",
    picture: "Cinco letras o números torcidos",
    another: "Mostrar otra imagen",
    answer: "Lo que ves",
    or: "O responde: {{question}}",
    enough: "Ya pediste muchas imágenes. Responde con esta o espera unos minutos.",
  },
  play: "Probar gratis, sin cuenta",
  playHint: "Con dinero de juguete: nada se gana y nada se pierde.",
  demo: "Prueba {{game}} sin cuenta",
  demoHint: "En demo, con dinero de juguete.",
  app: "Lleva el casino en tu celular",
};

export type Login = typeof login;
export default login;
