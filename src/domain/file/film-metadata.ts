/**
 * Where a film says more than its pictures and sound: place, date, owner, device. Films are boxes in boxes
 * (ISO/IEC 14496-12, QuickTime); telephones write the position in `udta` (©xyz, loci) and in `meta`.
 */

/** Bytes from `start`, `end` excluded. */
export type Range = { start: number; end: number };
/** A box: its type, and where its header and its content begin. */
export type Box = { type: string; start: number; content: number; end: number };

const SHORT_HEADER = 8;
/** With a size of 64 bits after the type. */
export const LONG_HEADER = 16;

/** The box whose header begins at `start` of what ends at `end`; undefined when these bytes are none. */
export function boxAt(header: DataView, start: number, end: number): Box | undefined {
  if (header.byteLength < SHORT_HEADER) return undefined;
  const written = header.getUint32(0);
  const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => header.getUint8(at)));
  const isLong = written === 1;
  if (isLong && header.byteLength < LONG_HEADER) return undefined;
  const size = isLong ? Number(header.getBigUint64(8)) : written || end - start;
  const content = start + (isLong ? LONG_HEADER : SHORT_HEADER);
  return start + size < content || start + size > end
    ? undefined
    : { type, start, content, end: start + size };
}

/** Boxes that hold metadata alone: nothing that plays needs them. */
const METADATA = new Set(["udta", "meta", "uuid"]);
const CONTAINERS = new Set(["moov", "trak", "mdia"]);

export const isMetadata = ({ type }: Box): boolean => METADATA.has(type);
export const isContainer = ({ type }: Box): boolean => CONTAINERS.has(type);

/** The metadata boxes inside `bytes`, which begin at `offset` of the film. */
export function metadataIn(bytes: Uint8Array, offset: number): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const inside = (start: number, end: number): Box[] => {
    const found: Box[] = [];
    for (let at = start; at < end;) {
      const header = new DataView(
        bytes.buffer,
        bytes.byteOffset + at,
        Math.min(LONG_HEADER, end - at),
      );
      const box = boxAt(header, at, end);
      if (!box) break;
      if (isMetadata(box)) found.push(box);
      else if (isContainer(box)) found.push(...inside(box.content, box.end));
      at = box.end;
    }
    return found;
  };
  return inside(0, view.byteLength).map(({ type, start, content, end }) => ({
    type,
    start: start + offset,
    content: content + offset,
    end: end + offset,
  }));
}

const FREE = [0x66, 0x72, 0x65, 0x65];

/**
 * Blanks, in a chunk that begins at `offset` of the film, what of it lies in these boxes: their type becomes
 * `free`, their content zero. No byte moves, so that the tables of the film still point at its pictures.
 */
export function blank(chunk: Uint8Array, offset: number, boxes: readonly Box[]): Uint8Array {
  const touched = boxes.filter(({ start, end }) => start < offset + chunk.length && end > offset);
  if (touched.length === 0) return chunk;
  const blanked = Uint8Array.from(chunk);
  for (const { start, content, end } of touched) {
    for (const [index, sign] of FREE.entries()) {
      const at = start + 4 + index - offset;
      if (at >= 0 && at < blanked.length) blanked[at] = sign;
    }
    blanked.fill(0, Math.max(0, content - offset), Math.max(0, end - offset));
  }
  return blanked;
}
