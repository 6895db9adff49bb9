/** The condition of a search in the repairs by the words of a reference, a client or an appliance. */
import { sql, type RawBuilder } from "kysely";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** A reference, two names and an appliance need no more; each word is one more comparison of each row. */
const LONGEST_TEXT = 200;

/** The first word would do; the longest one is in the fewest rows of the trigram indexes. */
const longestWord = (text: string) => sql`(select '%' || word || '%'
  from string_to_table(app.fold(${text}), ' ') word order by length(word) desc limit 1)`;

const everyWord = (text: string) =>
  sql`(select array_agg('%' || word || '%') from string_to_table(app.fold(${text}), ' ') word)::text[]`;

/** Three indexed reads find the rows that hold the longest word; all the words are compared on those alone. */
function matching(text: string): RawBuilder<unknown> {
  const word = longestWord(text);
  return sql`and r.id in (
      select m.id from app.repair m where m.shop_id = ${SHOP_ID} and lower(m.reference) like ${word}
      union all
      select m.id from app.repair m join app.client c on c.shop_id = m.shop_id and c.id = m.client_id
      where m.shop_id = ${SHOP_ID} and c.shop_id = ${SHOP_ID} and c.search like ${word}
      union all
      select m.id from app.repair m join app.appliance a on a.shop_id = m.shop_id and a.id = m.appliance_id
      where m.shop_id = ${SHOP_ID} and a.shop_id = ${SHOP_ID} and a.words like ${word})
    and (select concat_ws(' ', lower(r.reference), c.names, a.words) like all (${everyWord(text)})
      from app.client c left join app.appliance a on a.shop_id = ${SHOP_ID} and a.id = r.appliance_id
      where c.shop_id = ${SHOP_ID} and c.id = r.client_id)`;
}

export const matchingText = (text: string | null | undefined): RawBuilder<unknown> =>
  text?.trim() ? matching(text.trim().slice(0, LONGEST_TEXT)) : sql``;
