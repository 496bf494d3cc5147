const phone = {
  country: "País",
  number: "Celular",
  choose: "Elige el país de tu número",
  chosen: "País: {{country}}, +{{code}}",
  search: "Busca país o código",
  none: "Ningún país coincide. Prueba con el código, por ejemplo +52.",
};

export type Phone = typeof phone;
export default phone;
