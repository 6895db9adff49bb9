/** One page of S3's list of objects (ListObjectsV2): XML whose few elements never hold one another. */
import type { Listed } from "./stored.ts";

/** `next` asks for the following page. */
export type Listing = { files: Listed[]; folders: string[]; next: string | undefined };

/** Names are given without `prefix`, the part of the bucket that is ours. */
export function readListing(xml: string, prefix: string): Listing {
  const ours = (name: string): string => name.slice(prefix.length);
  return {
    files: elementsOf(xml, "Contents").map((object) => ({
      name: ours(textOf(object, "Key") ?? ""),
      changed_at: Date.parse(textOf(object, "LastModified") ?? ""),
    })),
    folders: elementsOf(xml, "CommonPrefixes").map((it) => ours(textOf(it, "Prefix") ?? "")),
    next: textOf(xml, "NextContinuationToken"),
  };
}

/** S3's word for what went wrong, such as NoSuchKey. */
export const errorCodeIn = (xml: string): string | undefined => textOf(xml, "Code");

const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, inside = ""]) => inside);

function textOf(xml: string, name: string): string | undefined {
  const [text] = elementsOf(xml, name);
  return text?.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, word) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES.get(String(word)) ?? whole;
  });
}

const ENTITIES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);
