import { createTransport, type SendMailOptions } from "nodemailer";
import { expect, test } from "vitest";
import { composeLetter } from "./compose.ts";

const letter: SendMailOptions = {
  messageId: "<1@etabli.test>",
  date: new Date("2026-11-23T11:00:00Z"),
  from: { name: "Atelier Garonne, réparations", address: "ne-pas-repondre@etabli.example" },
  to: { name: "", address: "helene.vidal@example.org" },
  subject: "Votre rendez-vous est confirmé",
  text: "À mardi, entre 14 h et 16 h.\n.\nL’atelier\n",
  textEncoding: "quoted-printable",
};
const html = `<p>${"À mardi ! ".repeat(40)}</p>`;
const ics = {
  filename: "rendez-vous à l’atelier.ics",
  contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  content: "BEGIN:VCALENDAR\r\nSUMMARY:Réparation\r\nEND:VCALENDAR\r\n",
};

const pdf = {
  filename: "Contrat-D2026-00042.pdf",
  contentType: "application/pdf",
  content: Buffer.from(Array.from({ length: 300 }, (_, index) => index % 256)),
};

/** Boundaries are drawn at random; soft line breaks may stand anywhere in a line. */
const comparable = (text: string): string =>
  text
    .replaceAll(/_NmP-[0-9a-f]+/g, "_NmP-")
    .replaceAll("=\n", "")
    .trimEnd();

test.each<[string, SendMailOptions]>([
  ["a plain text", letter],
  ["a text and its page", { ...letter, html }],
  ["a text with a calendar file", { ...letter, attachments: [ics] }],
  ["a text, its page and a calendar file", { ...letter, html, attachments: [ics] }],
  ["a text, its page and a PDF", { ...letter, html, attachments: [pdf] }],
  ["a text that only base64 carries", { ...letter, textEncoding: "base64", text: "é".repeat(99) }],
])("%s is composed as nodemailer's own transport does", async (_, options) => {
  const own = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await own.sendMail(options);
  expect(comparable(composeLetter(options))).toBe(
    comparable(Buffer.isBuffer(message) ? message.toString() : ""),
  );
});

test("no line is longer than a mail server accepts", () => {
  const lines = composeLetter({ ...letter, html, attachments: [ics] }).split("\n");
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
});

test("a line break in a subject adds no header", () => {
  const text = composeLetter({ ...letter, subject: "Bonjour\r\nBcc: c@example.org" });
  expect(text).not.toMatch(/^Bcc:/m);
});
