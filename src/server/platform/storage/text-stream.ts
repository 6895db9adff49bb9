/** Text that comes in pieces, in the letters that French spreadsheets write. */

type Pieces = AsyncIterable<Uint8Array>;

/** Whether the whole of it is UTF-8; otherwise it is what French Windows writes. */
export async function isUtf8(pieces: Pieces): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for await (const piece of pieces) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Without the mark at its beginning. */
export async function* decoded(
  pieces: Pieces,
  letters: "utf-8" | "windows-1252",
): AsyncGenerator<string> {
  const decoder = new TextDecoder(letters);
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
