/** The interface for programs, as the server's own schemas describe it. */
export type ApiProps = {
  origin: string;
  scopes: { scope: string; text: string }[];
  sections: { tag: string; doors: ApiDoor[] }[];
  webhooks: ApiWebhook[];
  /** Refusals that any route may answer. */
  words: ApiWord[];
};
/** `path` is the read that answers the same record. */
export type ApiWebhook = { event: string; summary: string; path: string };
export type ApiWord = { refused: string; status: number; message: string };
export type ApiField = { name: string; type: string; description: string };
export type ApiDoor = {
  method: string;
  path: string;
  summary: string;
  details: string;
  /** The right that a key needs; empty when any key will do, null without a key. */
  needs: string | null;
  parameters: ApiField[];
  /** What the answer holds; of its elements for a list. */
  fields: ApiField[];
  isList: boolean;
  words: ApiWord[];
  curl: string;
};
