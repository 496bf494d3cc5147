/**
 * The form in which two e-mail addresses of one mailbox are equal: without the tag after a plus and
 * without capitals.
 */
export function emailKey(email: string): string {
  const [name = "", host = ""] = email.trim().normalize("NFKC").toLowerCase().split("@");
  return `${name.replace(/\+.*$/, "")}@${host}`;
}

/** The digits of a phone number, which are the same however it is written. */
export const phoneKey = (phone: string): string => phone.replaceAll(/\D/g, "").replace(/^00/, "");
