/**
 * Reads an XML file that a stranger sent. A document type is refused whole: nothing of the house needs one, and entities
 * are how a small file becomes gigabytes or reads our disk.
 */
import { SaxesParser } from "saxes";
import { refuse, type Decision } from "../../../domain/decision.ts";

export type ReadElement = {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: ReadElement[];
  text: string;
};

export type XmlRefusal = "xml-unreadable" | "xml-too-large";

const MOST_BYTES = 5 * 1024 * 1024;
const MOST_ELEMENTS = 50_000;
const DEEPEST = 60;

class TooLarge extends Error {}

export function readXml(bytes: Uint8Array): Decision<ReadElement, XmlRefusal> {
  if (bytes.byteLength > MOST_BYTES) return refuse("xml-too-large");
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return parse(text) ?? refuse("xml-unreadable");
  } catch (error) {
    return refuse(error instanceof TooLarge ? "xml-too-large" : "xml-unreadable");
  }
}

function parse(text: string): ReadElement | undefined {
  const root: ReadElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new Error("a document type");
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS || open.length > DEEPEST) throw new TooLarge();
    const element = { name: bare(name), attributes: { ...attributes }, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  });
  parser.on("cdata", (part) => {
    const last = open.at(-1);
    if (last) last.text += part;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  return root.children[0];
}

const bare = (name: string): string => name.slice(name.indexOf(":") + 1);
