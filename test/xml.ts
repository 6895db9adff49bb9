/** Reads a small XML file strictly: what is not well formed throws. No library of the house reads XML. */

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
};

const TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;
const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

export function readXml(source: string): XmlElement {
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  if (/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(body))
    throw new Error("a sign that XML forbids");
  const root = { name: "", attributes: {}, children: [] as XmlElement[], text: "" };
  const open: { name: string; children: XmlElement[]; text: string }[] = [root];
  let at = 0;
  for (const token of body.matchAll(TOKEN)) {
    if (token.index !== at) throw new Error(`not well formed near ${body.slice(at, at + 40)}`);
    at += token[0].length;
    place(token, open);
  }
  const [only] = root.children;
  if (at !== body.length || open.length !== 1 || !only || root.children.length !== 1)
    throw new Error("not one whole element");
  return only;
}

type Open = { name: string; children: XmlElement[]; text: string };

function place([, closes, name, attributes, isEmpty, text]: RegExpExecArray, open: Open[]): void {
  const last = open.at(-1);
  if (!last) throw new Error("closed too often");
  if (text !== undefined) last.text += decoded(text);
  else if (closes) {
    if (name !== last.name) throw new Error(`${last.name} closed by ${name}`);
    open.pop();
  } else {
    const element = {
      name: name ?? "",
      attributes: attributesOf(attributes ?? ""),
      children: [],
      text: "",
    };
    last.children.push(element);
    if (!isEmpty) open.push(element);
  }
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, decoded(value)]),
  );

const decoded = (text: string): string =>
  text.replace(/&(\w*);?/g, (whole, name: string) => {
    const sign = SIGNS[name];
    if (sign === undefined || !whole.endsWith(";")) throw new Error(`an unknown entity: ${whole}`);
    return sign;
  });

/** Every element at this path below one of the roots, "a/b" by their names without prefix. */
export function elementsAt(root: XmlElement, path: string): XmlElement[] {
  return path
    .split("/")
    .reduce<XmlElement[]>(
      (found, step) =>
        found.flatMap(({ children }) => children.filter(({ name }) => name.split(":")[1] === step)),
      [root],
    );
}

export const textsAt = (root: XmlElement, path: string): string[] =>
  elementsAt(root, path).map(({ text }) => text);

export const textAt = (root: XmlElement, path: string): string | undefined =>
  textsAt(root, path)[0];
