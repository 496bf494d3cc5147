import { percentSignOf } from "./languages.ts";

type Words = Readonly<Record<string, string>>;
/** Language forms that differ from the shared wording, with their own words. */
const REGIONS: Readonly<Record<string, Words>> = {
  "es-ES": {
    acredita: "abona",
    acreditado: "abonado",
    acreditados: "abonados",
    acreditamos: "abonamos",
    agrega: "añade",
    agregada: "añadida",
    agregar: "añadir",
    "agregar a inicio": "añadir a pantalla de inicio",
    "agregar a pantalla principal": "añadir a pantalla de inicio",
    billetera: "cartera",
    celular: "móvil",
    comprobante: "justificante",
    comprobantes: "justificantes",
    centavo: "céntimo",
    centavos: "céntimos",
    costo: "coste",
    "calle, número, colonia": "calle, número, piso",
    "la computadora": "el ordenador",
    "letra chica": "letra pequeña",
    monto: "importe",
    montos: "importes",
    pozo: "bote",
    pozos: "botes",
    "no venció": "no ha caducado",
    "se vence": "caduca",
    "tu computadora": "tu ordenador",
    "una computadora": "un ordenador",
    vence: "caduca",
    vencen: "caducan",
    vencida: "caducada",
    vencido: "caducado",
    vencidos: "caducados",
    venció: "caducó",
  },
};

/**
 * Figures with the thousands or decimals of the shared wording, for forms that write them
 * differently.
 */
const FIGURE = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{2,})(?!\d|[.,]\d)/g;

/** The sign after a figure, or after the placeholder of one. */
const PERCENT_SIGN = /(?<=\d|\}\})%(?!\d)/g;

/** The search pattern of each form, longest words first; it runs over a thousand texts. */
const SOUGHT = new Map(
  Object.entries(REGIONS).map(([locale, words]) => {
    const known = Object.keys(words).toSorted((one, other) => other.length - one.length);
    return [locale, new RegExp(`(?<![\\p{L}{])(?:${known.join("|")})(?!\\p{L})`, "giu")];
  }),
);

/** The shared wording, with every text in it, in the language form that `locale` names. */
export function inRegion<Value>(value: Value, locale: string): Value {
  const words = REGIONS[locale];
  if (!words) return value;
  const percentSign = percentSignOf(locale);
  const written = (text: string) =>
    text
      .replaceAll(SOUGHT.get(locale)!, (word) => likeCase(word, words[word.toLowerCase()]!))
      .replaceAll(FIGURE, (figure) => figureIn(figure, locale))
      .replaceAll(PERCENT_SIGN, percentSign);
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === "string" ? written(one) : one,
  ) as Value;
}

function figureIn(figure: string, locale: string): string {
  const decimals = figure.split(".")[1]?.length ?? 0;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals });
  return format.format(figure.replaceAll(",", "") as `${number}`);
}

const likeCase = (word: string, other: string) =>
  word[0] === word[0]?.toUpperCase() ? other[0]!.toUpperCase() + other.slice(1) : other;
