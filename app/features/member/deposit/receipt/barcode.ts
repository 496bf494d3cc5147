/** Code 128: the widths of three bars and three gaps for each value; the last one is the stop. */
const PATTERNS = (
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222" +
  "123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321" +
  "232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121" +
  "313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224" +
  "111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111" +
  "111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113" +
  "114311411113411311113141114131311141411131211412211214211232"
).match(/.{6}/g)!;
const STOP = "2331112";
/** Set C: two digits per value. */
const START_C = 105;
const MODULUS = 103;
/** Modules of quiet zone on both sides, as the standard requires. */
const QUIET = 10;

export type Barcode = { width: number; path: string };

/** An even number of digits as a Code 128 with a height of 1; null for anything else. */
export function barcodePath(digits: string): Barcode | null {
  if (!/^(?:\d\d)+$/.test(digits)) return null;
  const values = digits.match(/\d\d/g)!.map(Number);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_C);
  const all = [START_C, ...values, sum % MODULUS].map((value) => PATTERNS[value]!);
  const widths = [...all.join(""), ...STOP].map(Number);
  let x = QUIET;
  let path = "";
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { width: x + QUIET, path };
}
