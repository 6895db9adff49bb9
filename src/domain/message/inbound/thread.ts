/** Which letter a reply answers: its id stands in the address that it was sent to, or in the headers of the thread. */
import { ID_PATTERN } from "../../validation.ts";

/** « reponses@etabli.example » → « reponses+0197…@etabli.example »: in small letters, which every relay keeps. */
export function replyAddress(address: string, message_id: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+${message_id}${address.slice(at)}`;
}

type Headers = { to: readonly string[]; in_reply_to: string; references: string };

const TAGGED = new RegExp(`\\+(${ID_PATTERN})@`, "gi");
const LETTER = new RegExp(`<(${ID_PATTERN})@`, "gi");

/** The ids of letters that may be answered, the surest first. */
export const threadIds = ({ to, in_reply_to, references }: Headers): string[] => [
  ...new Set(
    [
      ...idsIn(to.join(" "), TAGGED),
      ...idsIn(in_reply_to, LETTER),
      ...idsIn(references, LETTER).toReversed(),
    ].slice(0, 20),
  ),
];

const idsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, id = ""]) => id.toLowerCase());
