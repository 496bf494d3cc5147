/** What a country calls an account of that form: Mexico's CLABE, Peru's CCI or an IBAN. */
export function accountForm(account = ""): "clabe" | "cci" | "iban" | "account" {
  const number = account.replaceAll(" ", "");
  if (/^\d{18}$/.test(number)) return "clabe";
  if (/^\d{20}$/.test(number)) return "cci";
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number) ? "iban" : "account";
}
