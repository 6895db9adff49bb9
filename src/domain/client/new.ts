/** Apart from the type: the table of fields comes with it, which the public pages do not need. */
import type { Client } from "./client.ts";
import { BLANK_TEXTS } from "./fields.ts";

type Known = Pick<Client, "id" | "shop_id" | "created_at" | "lastname"> & Partial<Client>;

/** A client with what is known of them; the rest is blank. */
export const newClient = (known: Known): Client => ({
  ...BLANK_TEXTS,
  type: "Particulier",
  phones: [],
  addresses: [],
  ...known,
});
