/** The known clients whom a client being typed may be, so that the same one is not inserted twice. */
import { EMAIL_MAX, normaliseEmail } from "../../domain/client/email.ts";
import { NAME_MAX } from "../../domain/client/fields.ts";
import { MOST_PHONES } from "../../domain/client/limits.ts";
import { rankSimilar } from "../../domain/client/merge/duplicate.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { distinctFrom } from "./merge/distinction/store.ts";
import { searchClients } from "./search.ts";
import { clientsReachedBy, type ClientRow } from "./store.ts";

/** As it is typed so far; `id` when the client is already stored. */
export type Sketch = {
  id: string | undefined;
  lastname: string;
  firstname: string;
  email: string;
  phones: readonly string[];
};

/** More would not be read while typing. */
const MOST_PROPOSED = 5;

/** The most similar first, without those that the shop declared distinct. */
export async function recogniseClients(db: ShopDb, sketch: Sketch): Promise<ClientRow[]> {
  const typed = boundedSketch(sketch);
  const candidates = await candidatesFor(db, typed);
  const distinct = typed.id === undefined ? new Set<string>() : await distinctFrom(db, typed.id);
  const others = candidates.filter(({ id }) => id !== typed.id && !distinct.has(id));
  const compared = { ...typed, phones: typed.phones.map((number) => ({ number })), addresses: [] };
  return rankSimilar(compared, others)
    .slice(0, MOST_PROPOSED)
    .map(({ client }) => client);
}

/** Comparing texts or lists of any length would block the process. */
const boundedSketch = ({ id, lastname, firstname, email, phones }: Sketch): Sketch => ({
  id,
  lastname: lastname.slice(0, NAME_MAX),
  firstname: firstname.slice(0, NAME_MAX),
  email: normaliseEmail(email.slice(0, EMAIL_MAX)),
  phones: phones.slice(0, MOST_PHONES).flatMap((phone) => parsePhone(phone) ?? []),
});

const MOST_COMPARED = 100;

/** Those with the same e-mail or phone, and those with nearly the same name. */
async function candidatesFor(db: ShopDb, sketch: Sketch): Promise<ClientRow[]> {
  const text = `${sketch.lastname} ${sketch.firstname}`;
  const search = { text, order: "recent", first: MOST_COMPARED, after: null } as const;
  const [reached, named] = await Promise.all([
    clientsReachedBy(db, sketch),
    text.trim() === "" ? [] : searchClients(db, search),
  ]);
  return [...new Map([...reached, ...named].map((client) => [client.id, client])).values()];
}
