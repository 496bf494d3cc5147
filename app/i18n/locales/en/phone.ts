import type { Phone } from "../es/phone.ts";

const phone: Phone = {
  country: "Country",
  number: "Mobile number",
  choose: "Choose your number's country",
  chosen: "Country: {{country}}, +{{code}}",
  search: "Search country or code",
  none: "No country matches. Try the code, for example +52.",
};

export default phone;
