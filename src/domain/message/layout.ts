import { inGsm } from "./sms/segments.ts";
import type { Email, Letter, LetterLink, Sender } from "./message.ts";

/** Lays a letter out as plain text and as a simple page that reads on a phone, with or without images. */
export function layOut(letter: Letter, sender: Sender): Email {
  const { template, to } = letter;
  return {
    template,
    to,
    subject: oneLine(subjectOf(letter, sender)),
    text: textOf(letter, sender),
    html: htmlOf(letter, sender),
    sms: smsOf(letter, sender),
  };
}

/** « Atelier Garonne : votre devis D2026-00007. https://… » */
const smsOf = ({ subject, sms = subject, action }: Letter, { name }: Sender): string =>
  inGsm([`${name} : ${oneLine(sms)}.`, action?.url].filter(Boolean).join(" "));

/** A client reads in the list of letters which shop writes; the shop knows its own name. */
const subjectOf = ({ subject, to }: Letter, { name, email }: Sender): string =>
  to === email || name === "" ? subject : `${subject}, ${name}`;

const LONGEST_SUBJECT = 150;

/** A subject is a header: no line end or control sign may enter it. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, LONGEST_SUBJECT);

const signature = ({ name, phone, email, address }: Sender): string[] =>
  [name, phone, email, address].filter(Boolean);

function textOf({ greeting, lines, action, more = [] }: Letter, sender: Sender): string {
  const paragraphs = [
    greeting,
    ...lines,
    action ? linkText(action) : "",
    ...more.map((part) => (typeof part === "string" ? part : linkText(part))),
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n\n-- \n${signature(sender).join("\n")}\n`;
}

const linkText = ({ label, url }: LetterLink): string => `${label} :\n${url}`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const paragraph = (text: string): string =>
  text ? `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>` : "";

/** Only http and https addresses become links: no text typed by a shop or a client does. */
const button = (action: Letter["action"]): string =>
  action && /^https?:\/\//.test(action.url)
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:#5e2abb;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>`
    : "";

/** Its size is given, so that the words do not move when it comes, or when pictures are not shown. */
const picture = (drawing: string | undefined): string =>
  drawing
    ? `<img src="${escapeHtml(drawing)}" alt="" width="56" height="56" style="display:block;margin:0 0 16px;border:0">`
    : "";

const link = ({ label, url }: LetterLink): string =>
  /^https?:\/\//.test(url)
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#5e2abb">${escapeHtml(label)}</a></p>`
    : "";

function htmlOf(letter: Letter, sender: Sender): string {
  const { subject, greeting, drawing, lines, action, more = [] } = letter;
  const body =
    picture(drawing) +
    [greeting, ...lines].map(paragraph).join("") +
    button(action) +
    more.map((part) => (typeof part === "string" ? paragraph(part) : link(part))).join("");
  const foot = signature(sender).map(escapeHtml).join("<br>");
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;background:#f6f4f1;color:#221f2b;font:16px/1.5 Inter,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-size:20px;font-weight:700">${escapeHtml(sender.name)}</p>
<div style="background:#ffffff;border:1px solid #e4e1dc;border-radius:8px;padding:24px">${body}</div>
<p style="margin:16px 0 0;font-size:14px;color:#5b5664">${foot}</p>
</div>
</body>
</html>
`;
}
