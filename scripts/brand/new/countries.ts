/** What a brand of a country begins with; every value may be given otherwise. */
export const COUNTRIES: Readonly<Record<string, { currency: string; timeZone: string }>> = {
  AR: { currency: "ARS", timeZone: "America/Argentina/Buenos_Aires" },
  CL: { currency: "CLP", timeZone: "America/Santiago" },
  CO: { currency: "COP", timeZone: "America/Bogota" },
  EC: { currency: "USD", timeZone: "America/Guayaquil" },
  ES: { currency: "EUR", timeZone: "Europe/Madrid" },
  MX: { currency: "MXN", timeZone: "America/Mexico_City" },
  PE: { currency: "PEN", timeZone: "America/Lima" },
};
