import { percentSignOf } from "../wire/written-money.ts";

type Words = Readonly<Record<string, string>>;
/** Language forms that differ from the shared wording, with their own words. */
const REGIONS: Readonly<Record<string, Words>> = {
  "es-ES": {
    "a lo más": "como mucho",
    acredita: "abona",
    acreditado: "abonado",
    acreditados: "abonados",
    acreditamos: "abonamos",
    acreditan: "abonan",
    acreditar: "abonar",
    acredite: "abone",
    acreditó: "abonó",
    agrega: "añade",
    agregada: "añadida",
    agregadas: "añadidas",
    agregado: "añadido",
    agregados: "añadidos",
    agregar: "añadir",
    "agregar a inicio": "añadir a pantalla de inicio",
    "agregar a pantalla principal": "añadir a pantalla de inicio",
    agregas: "añades",
    agregó: "añadió",
    "aprietas el botón": "pulsas el botón",
    billetera: "cartera",
    billeteras: "carteras",
    "calle, número, colonia": "calle, número, piso",
    celular: "móvil",
    celulares: "móviles",
    centavo: "céntimo",
    centavos: "céntimos",
    comprobante: "justificante",
    comprobantes: "justificantes",
    costo: "coste",
    costos: "costes",
    "del retiro": "de la retirada",
    "el retiro": "la retirada",
    "el retiro mínimo": "la retirada mínima",
    "en promedio": "de media",
    "en qué va": "por dónde va",
    "en qué van": "por dónde van",
    enojo: "enfado",
    "es un promedio de": "es una media de",
    "ese retiro": "esa retirada",
    "fecha de vencimiento": "fecha de caducidad",
    "la computadora": "el ordenador",
    "letra chica": "letra pequeña",
    "los retiros": "las retiradas",
    "los retiros de tu cuenta están detenidos": "las retiradas de tu cuenta están detenidas",
    monto: "importe",
    montos: "importes",
    "no alcanzaba": "no era suficiente",
    "no venció": "no ha caducado",
    pozo: "bote",
    pozos: "botes",
    "regresa a la casa": "vuelve a la casa",
    "regresaron a la casa": "volvieron a la casa",
    retiro: "retirada",
    "retiro aprobado": "retirada aprobada",
    "retiro completo": "retirada completa",
    "retiro pedido": "retirada pedida",
    "retiro rechazado": "retirada rechazada",
    retiros: "retiradas",
    "se vence": "caduca",
    "sorteo en vivo": "sorteo en directo",
    "todos mis retiros": "todas mis retiradas",
    "tu computadora": "tu ordenador",
    "tu retiro ya esté pedido": "tu retirada ya esté pedida",
    "tu saldo disponible no alcanzó": "tu saldo disponible no fue suficiente",
    "tu saldo no alcanza": "tu saldo no es suficiente",
    "tus retiros siguen abiertos": "tus retiradas siguen abiertas",
    "un retiro": "una retirada",
    "un retiro pedido": "una retirada pedida",
    "una computadora": "un ordenador",
    vence: "caduca",
    vencen: "caducan",
    vencida: "caducada",
    vencido: "caducado",
    vencidos: "caducados",
    venció: "caducó",
    "viene de regreso": "viene de vuelta",
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
