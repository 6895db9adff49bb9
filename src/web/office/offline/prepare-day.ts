/** The day on the road, asked for while there is a network: what the visits of today and tomorrow need is then kept. */
import type { Client } from "urql";
import { proposedChoices } from "../../../domain/quote/option/groups.ts";
import {
  addDays,
  dateOf,
  startOfDay,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../domain/time.ts";
import { dayQuery } from "../home/query.ts";
import { consentsQuery } from "../quote/agreement/actions.ts";
import { readLines } from "../quote/draft/stored-lines.ts";
import { pricesQuery, quoteOffersQuery, WHOLE_BOOK } from "../quote/price-book/query.ts";
import { quotedRepairQuery, quoteQuery } from "../quote/query.ts";
import { sheetQuery } from "../repair/sheet/query.ts";
import { tellRoom } from "./room.ts";

/** A day has some ten visits; a longer list is not read ahead whole. */
const MOST = 40;

/** Bounds of a day as the home page asks for them: the very same question finds the kept answer. */
export const boundsOfDay = (day: LocalDate, zone: Zone): { from: Instant; to: Instant } => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
});

type Person = { user_id: string; now: Instant; zone: Zone };

/** Answers how many sheets were read. One after the other: nobody waits for them. */
export async function prepareDay(
  client: Pick<Client, "query">,
  { user_id, now, zone }: Person,
): Promise<number> {
  const today = dateOf(now, zone);
  const sheets = new Set<string>();
  for (const day of [today, addDays(today, 1)]) {
    const { data } = await client.query(dayQuery, boundsOfDay(day, zone), FRESH).toPromise();
    for (const { assigned_to, repair_id, status } of data?.events ?? [])
      if (repair_id && status !== "CANCEL" && assigned_to.includes(user_id)) sheets.add(repair_id);
  }
  const asked = [...sheets].slice(0, MOST);
  for (const id of asked) await readSheet(client, id);
  if (asked.length > 0) await client.query(pricesQuery, WHOLE_BOOK, FRESH).toPromise();
  await tellRoom();
  return asked.length;
}

/** The sheet, what a quote of it begins with, and what its client ticks before signing at home. */
async function readSheet(client: Pick<Client, "query">, id: string): Promise<void> {
  const { data } = await client.query(sheetQuery, { id }, FRESH).toPromise();
  await client.query(quotedRepairQuery, { id }, FRESH).toPromise();
  await client.query(quoteOffersQuery, { repair_id: id }, FRESH).toPromise();
  for (const { id: quote_id } of data?.repair?.quotes ?? []) {
    const read = await client.query(quoteQuery, { id: quote_id }, FRESH).toPromise();
    const quote = read.data?.quote;
    if (quote?.status !== "Envoyé") continue;
    const choices = proposedChoices(readLines(quote.shown_lines));
    const consents = { id: quote_id, conclusion_place: "home", choices };
    await client.query(consentsQuery, consents, FRESH).toPromise();
  }
}

const FRESH = { requestPolicy: "network-only" } as const;
