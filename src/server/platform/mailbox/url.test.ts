import { expect, test } from "vitest";
import { readMailboxUrl } from "./url.ts";

const account = { user: "reponses@etabli.example", password: "mot:de/passe" };

test.each([
  [
    "imaps://reponses%40etabli.example:mot%3Ade%2Fpasse@imap.example",
    { host: "imap.example", port: 993, secure: true, folder: "INBOX" },
  ],
  [
    "imap://reponses%40etabli.example:mot%3Ade%2Fpasse@127.0.0.1:1143/R%C3%A9ponses",
    { host: "127.0.0.1", port: 1143, secure: false, folder: "Réponses" },
  ],
  [
    "imap://reponses%40etabli.example:mot%3Ade%2Fpasse@[::1]/INBOX",
    { host: "::1", port: 143, secure: false, folder: "INBOX" },
  ],
])("%s", (text, expected) => {
  expect(readMailboxUrl(text)).toEqual({ ...account, ...expected });
});

test.each([
  "imap.example",
  "https://a:b@imap.example",
  "imaps://imap.example",
  "imaps://a@imap.example",
  "imaps://a:%E0%A4%A@imap.example",
])("%s is no mailbox", (text) => {
  expect(readMailboxUrl(text)).toBeUndefined();
});
