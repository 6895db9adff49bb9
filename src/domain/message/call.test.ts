import { expect, test } from "vitest";
import { about } from "../../../test/shop/letters.ts";
import type { Instant } from "../time.ts";
import { callInvited } from "./call.ts";

const fields = { ...about, url: "https://etabli.test/appel/abc", zone: "Europe/Paris" } as const;
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("a client who is waited for now is told so, with the link and what it does not do", () => {
  const letter = callInvited({ ...fields, start_at: null });
  expect(letter?.subject).toContain("Votre réparateur vous attend en vidéo");
  expect(letter?.text).toContain("https://etabli.test/appel/abc");
  expect(letter?.text).toContain("Il n’y a rien à installer et rien n’est enregistré.");
});

test("for an appointment to come it says the hour, by e-mail and by SMS", () => {
  const start_at = "2026-11-24T13:30:00.000Z" as Instant;
  const { subject, text, sms } = callInvited({ ...fields, to: "", start_at }) ?? {};
  for (const said of [subject, text, sms])
    expect(plain(said)).toContain("mardi 24 novembre à 14 h 30");
  expect(sms).toContain("https://etabli.test/appel/abc");
});
