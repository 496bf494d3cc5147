import type { Phone } from "../es/phone.ts";

const phone: Phone = {
  country: "Country",
  number: "Mobile number",
  choose: "Choose the country of your number",
  chosen: "Country: {{country}}, +{{code}}",
  search: "Search country or code",
  none: "No country fits. Try the code, for example +52.",
};

export default phone;
