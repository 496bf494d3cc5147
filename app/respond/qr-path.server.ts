import QRCode from "qrcode";

/** Modules of quiet zone around the code, as the standard requires. */
const QUIET = 4;

export type Qr = { size: number; path: string };

/** A QR code as one path on a square of unit modules, with its quiet zone. */
export function qrPath(text: string): Qr {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let end = column;
      while (end + 1 < modules.size && modules.get(row, end + 1)) end += 1;
      runs.push(`M${column + QUIET} ${row + QUIET}h${end - column + 1}v1H${column + QUIET}z`);
      column = end;
    }
  }
  return { size: modules.size + 2 * QUIET, path: runs.join("") };
}
