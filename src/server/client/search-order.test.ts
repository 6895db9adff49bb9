import { expect, it } from "vitest";
import { nadia, openOffice } from "../../../test/shop/colleagues.ts";
import { LOIRE } from "../../../test/shop/garonne.ts";

const { ask, doors } = openOffice("2026-11-23T06:00:00Z");

type Found = { repair_shop: { clients: { id: string }[] } };

const PAGE = 90;
const SEARCH = `query($id: ID!, $text: String!) { repair_shop(id: $id) { clients(text: $text, first: ${PAGE}) { id } } }`;

/** Of the last hundred seen, some begin with « val » and none with « yvo ». */
const CLIENTS = `
  insert into app.client (shop_id, lastname, firstname, last_seen_at, search)
  select $1, lastname, firstname, '2026-07-01'::timestamptz + make_interval(hours => i / 200 * 1000 + i * 37 % 200),
    app.client_text(lastname, firstname, '', null, '{}')
  from generate_series(0, 999) i, lateral (
    select case when i % 45 = 4 then 'VALOQ' when i >= 800 then 'VALOQUET' when i % 45 = 3 then 'YVO'
        else (array['VALOQUET', 'YVONNIC', 'XUVALOQ', 'VALOQ-MARTY'])[1 + i % 4] end as lastname,
      (array['Ulm', 'Valoqua', 'Ute'])[1 + i / 7 % 3] as firstname) l`;

it("one word alone finds first the clients that a plain reading of all of them would rank first", async () => {
  const { database } = doors();
  await database.asOwner(CLIENTS, [LOIRE.id]);
  for (const word of ["v", "va", "valoq", "valoque", "y", "yvo", "yvonnic", "ulm", "xuvaloq"]) {
    const ranked = await database.asOwner<{ id: string }>(
      `select id from app.client where shop_id = $1 and search like $2
       order by not starts_with(names, $3 || ' ,'), not starts_with(names, $3), last_seen_at desc, id limit ${PAGE}`,
      [LOIRE.id, word.length < 3 ? `% ${word}%` : `%${word}%`, word],
    );
    const { repair_shop } = await ask<Found>(SEARCH, { id: LOIRE.id, text: word }, nadia);
    const found = repair_shop.clients.map(({ id }) => id);
    expect([word, found]).toEqual([word, ranked.map(({ id }) => id)]);
  }
});
