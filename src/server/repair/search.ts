/** The repairs of a text: words of a reference, of the client's name or of the appliance; neither case nor accents count. */
import { sql, type RawBuilder } from "kysely";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** A reference, two names and an appliance need no more; each word is one more comparison of each row. */
const LONGEST_TEXT = 200;

/** Any word would do: the longest one is in the fewest rows, and of a reference the last part says which. */
const rarestWord = (text: string) => sql`(select '%' || word || '%'
  from string_to_table(app.fold(${text}), ' ') with ordinality as words (word, turn)
  order by length(word) desc, turn desc limit 1)`;

const everyWord = (text: string) =>
  sql`(select array_agg('%' || word || '%') from string_to_table(app.fold(${text}), ' ') word)::text[]`;

/** What follows « from ». Three indexed reads find the rows that hold the rarest word; all the words are compared on those alone. */
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
