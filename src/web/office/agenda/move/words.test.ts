import { expect, test } from "vitest";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { DEFAULT_ZONE, toInstant } from "../../../../domain/time.ts";
import { announcedChange, movedText } from "./words.ts";

const at = (hour: number) => toInstant(Date.UTC(2026, 10, 23, hour));
const window = (from: number, to: number) => ({ public_start_at: at(from), public_end_at: at(to) });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the question names what the client was told and what they would be", () => {
  expect(plain(announcedChange(window(8, 10), window(13, 15), DEFAULT_ZONE))).toBe(
    "Le client attend votre arrivée lundi 23 novembre, 9 h – 11 h. Elle deviendrait lundi 23 novembre, 14 h – 16 h.",
  );
});

test("a move says the new hours", () => {
  const event = newEvent({ id: "1", shop_id: "", kind: "", start_at: at(9) });
  expect(plain(movedText(event, DEFAULT_ZONE))).toBe(
    "Rendez-vous déplacé : lundi 23 novembre, 10 h – 11 h",
  );
});
