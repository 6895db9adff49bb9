/** A QR code as one path: a square module is one unit wide. */
export type Code = { size: number; path: string };

type Matrix = { size: number; data: ArrayLike<number> };

/** Each run of dark modules of a row is one rectangle. */
export function pathOf({ size, data }: Matrix): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const start = column;
      while (column < size && data[row * size + column]) column++;
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1h-${column - start}z`);
    }
  return runs.join("");
}

/** The library is fetched when a code is drawn for the first time. */
export async function codeOf(text: string): Promise<Code> {
  const { create } = await import("qrcode");
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  return { size: modules.size, path: pathOf(modules) };
}
