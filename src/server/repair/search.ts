/** Text search of repairs by reference, client's name and appliance, without regard to case and accents. */
import { sql, type RawBuilder } from "kysely";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** A reference, two names and an appliance need no more; each word is one more comparison of each row. */
const LONGEST_TEXT = 200;

/** The longest word is in the fewest rows; of equal ones the last, which is the number of a reference. */
const rarestWord = (text: string) => sql`(select '%' || word || '%'
  from string_to_table(app.fold(${text}), ' ') with ordinality as words (word, turn)
  order by length(word) desc, turn desc limit 1)`;

const everyWord = (text: string) =>
  sql`(select array_agg('%' || word || '%') from string_to_table(app.fold(${text}), ' ') word)::text[]`;

/**
 * SQL to put after `from`: the repairs that contain every word of the text. Three indexed reads find the rows with the
 * rarest word; the other words are compared on those rows only.
 */
export function repairsOf(text: string): RawBuilder<unknown> {
  const word = rarestWord(text);
  return sql`app.repair r
    join app.client c on c.shop_id = ${SHOP_ID} and c.id = r.client_id
    left join app.appliance a on a.shop_id = ${SHOP_ID} and a.id = r.appliance_id
    where r.shop_id = ${SHOP_ID} and r.id in (
      select m.id from app.repair m where m.shop_id = ${SHOP_ID} and lower(m.reference) like ${word}
      union
      select m.id from app.repair m join app.client c on c.shop_id = m.shop_id and c.id = m.client_id
      where m.shop_id = ${SHOP_ID} and c.shop_id = ${SHOP_ID} and c.search like ${word}
      union
      select m.id from app.repair m join app.appliance a on a.shop_id = m.shop_id and a.id = m.appliance_id
      where m.shop_id = ${SHOP_ID} and a.shop_id = ${SHOP_ID} and a.words like ${word})
    and concat_ws(' ', lower(r.reference), c.names, a.words) like all (${everyWord(text)})`;
}

export const searchedText = (text: string | null | undefined): string =>
  text?.trim().slice(0, LONGEST_TEXT) ?? "";
