/** XML as text: every value is escaped here and nowhere else. */

type Attributes = Readonly<Record<string, string>>;

/** An element around a text; nothing when the text is empty, since an empty element is a fault of the format. */
export function field(name: string, value: string, attributes: Attributes = {}): string {
  const content = escapeXml(value);
  return content === "" ? "" : `<${name}${attributesText(attributes)}>${content}</${name}>`;
}

/** An element around others; nothing when all of them are empty. */
export function group(name: string, children: readonly string[]): string {
  const content = children.join("");
  return content === "" ? "" : `<${name}>${content}</${name}>`;
}

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** What XML 1.0 forbids, and the marks that turn the direction of writing: they would hide what is really written. */
const UNWANTED =
  /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escapeXml = (text: string): string =>
  text
    .replace(UNWANTED, "")
    .trim()
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** `date` as "20261202". */
export const dateField = (name: string, date: string): string =>
  group(name, [field("udt:DateTimeString", date, { format: "102" })]);
