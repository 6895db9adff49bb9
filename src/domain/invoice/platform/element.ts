/** An element of an XML file, as the server's reader gives it: names without their prefix. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
};

/** Every element at the end of a path of names: "AllowanceCharge/Amount". */
export const elementsAt = (root: XmlElement, path: string): XmlElement[] =>
  path
    .split("/")
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [root],
    );

/** The first one's text, trimmed; empty for none. */
export const textAt = (root: XmlElement, path: string): string =>
  elementsAt(root, path)[0]?.text.trim() ?? "";
