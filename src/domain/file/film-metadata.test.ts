import fc from "fast-check";
import { expect, test } from "vitest";
import { blank, boxAt, metadataIn } from "./film-metadata.ts";

const box = (type: string, ...content: Uint8Array[]): Buffer<ArrayBuffer> => {
  const size = 8 + content.reduce((sum, { length }) => sum + length, 0);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size);
  header.write(type, 4, "latin1");
  return Buffer.concat([header, ...content]);
};
const POSITION = box("©xyz", Buffer.from("+43.6045+001.4440/"));
const PICTURES = box("mdat", Buffer.from("pictures and sound"));
const FILM = Buffer.concat([
  box("ftyp", Buffer.from("mp42")),
  box(
    "moov",
    box("mvhd", Buffer.from("how long")),
    box("trak", box("tkhd", Buffer.from("upright")), box("udta", Buffer.from("Marc Delmas"))),
    box("udta", POSITION),
    box("meta", Buffer.from("com.apple.quicktime.location.ISO6709+43.6045")),
  ),
  PICTURES,
]);

test("position, owner and device are blanked, pictures and sound stay where they are", () => {
  const cleaned = Buffer.from(blank(FILM, 0, metadataIn(FILM, 0)));
  expect(cleaned).toHaveLength(FILM.length);
  const text = cleaned.toString("latin1");
  expect(text).not.toMatch(/43\.6045|xyz|Marc|apple|udta|meta/);
  expect(text).toMatch(/how long.*upright.*free.*pictures and sound/s);
  expect(cleaned.indexOf("pictures")).toBe(FILM.indexOf("pictures"));
  expect(metadataIn(cleaned, 0)).toEqual([]);
});

test("a film read in pieces of any size is blanked the same", () => {
  const boxes = metadataIn(FILM, 0);
  const whole = Buffer.from(blank(FILM, 0, boxes));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: FILM.length }), (size) => {
      const pieces = [];
      for (let at = 0; at < FILM.length; at += size)
        pieces.push(blank(FILM.subarray(at, at + size), at, boxes));
      expect(Buffer.concat(pieces).equals(whole)).toBe(true);
    }),
  );
});

test("positions count from the beginning of the film", () => {
  const moov = FILM.subarray(12);
  expect(metadataIn(moov, 12)).toEqual(metadataIn(FILM, 0));
});

test("a box whose size is written on 64 bits is read as well", () => {
  const content = Buffer.from("+43.6");
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write("udta", 4, "latin1");
  header.writeBigUInt64BE(BigInt(16 + content.length), 8);
  const [found] = metadataIn(Buffer.concat([header, content]), 0);
  expect(found).toEqual({ type: "udta", start: 0, content: 16, end: 21 });
});

test("bytes that are no film change nothing, and end the search", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const boxes = metadataIn(bytes, 0);
      for (const { start, end } of boxes) expect(start < end && end <= bytes.length).toBe(true);
    }),
  );
  expect(boxAt(new DataView(new ArrayBuffer(4)), 0, 4)).toBeUndefined();
  expect(metadataIn(Buffer.from("la pompe siffle"), 0)).toEqual([]);
});
