/** What a line about a found client shows, the letters that answer the search marked. */
import { addressFor } from "../../../../domain/client/address.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { isMatched, matched, matchedPhone, type Piece } from "./highlight.ts";
import { phoneText } from "../phone-link.tsx";

type SearchedClient = {
  lastname: string;
  firstname: string;
  email: string;
  phones: readonly { number: string }[];
  addresses: readonly { tags: readonly string[]; street: string; zip: string; city: string }[];
};

export type FoundFacts = {
  /** A company has but one name. */
  name: readonly Piece[];
  phones: readonly { number: string; pieces: readonly Piece[] }[];
  town: readonly Piece[];
  /** The e-mail and the street, only when they explain words that the name does not. */
  beside: readonly { text: string; pieces: readonly Piece[] }[];
};

const PHONES = 2;
/** Shorter words are met everywhere and explain nothing. */
const LEAST = 3;

export function foundFacts(client: SearchedClient, typed: string): FoundFacts {
  const name = fullName(client);
  const home = addressFor(client.addresses, "intervention");
  const unexplained = typed
    .split(/\s+/)
    .filter((word) => word.length >= LEAST && !isMatched(matched(name, word)))
    .join(" ");
  return {
    name: matched(name || "Sans nom", typed),
    phones: phonesOf(client, typed),
    town: matched(`${home?.zip ?? ""} ${home?.city ?? ""}`.trim(), typed),
    beside: [client.email, home?.street ?? ""]
      .map((text) => ({ text, pieces: matched(text, unexplained) }))
      .filter(({ pieces }) => isMatched(pieces)),
  };
}

/** Two at most, those that answer first. */
const phonesOf = ({ phones }: Pick<SearchedClient, "phones">, typed: string) =>
  phones
    .map(({ number }) => ({ number, pieces: matchedPhone(phoneText(number), typed) }))
    .toSorted((a, b) => Number(isMatched(b.pieces)) - Number(isMatched(a.pieces)))
    .slice(0, PHONES);
