import { expect, it } from "vitest";
import { tablesWithoutShop } from "./shop-predicates.ts";

it.each([
  `select c.* from app.client c where c.shop_id = $1 and c.id = $2`,
  `select "id" from "client" where "shop_id" = $1 for update`,
  `select from app.shop s where s.id = $1`,
  `select r.id, (select count(*) from app.quote q where q.shop_id = r.shop_id and q.repair_id = r.id) from app.repair r where r.shop_id = $1`,
  `select 1 from app.repair r left join app.client c on (c.shop_id, c.id) = (r.shop_id, r.client_id) where r.shop_id = $1`,
  `insert into "event" ("shop_id", "id", "where") values ($1, $2, $3) on conflict do nothing`,
  `insert into app.client as c (id, shop_id) select x.id, $2 from jsonb_to_recordset($1) as x (id uuid) on conflict (shop_id, id) do update set note = c.note`,
  `update "event" set "status" = $1 where "id" = $2 and "shop_id" = $3`,
  `delete from app.file where shop_id = $1`,
  `with known as materialized (select c.id from app.client c where c.shop_id = $1) select * from known k, app.client_phone p where p.shop_id = $1`,
  `select extract(epoch from c.at), c.a is distinct from c.b, substring(c.a from 2) from app.client c where c.shop_id = $1`,
  `select * from app.list_shops()`,
  `select 'from app.client c' -- from app.client
   from auth.session`,
  `select created_at from installation`,
])("finds the shop named in: %s", (text) => {
  expect(tablesWithoutShop(text)).toEqual([]);
});

it.each([
  [`select c.* from app.client c where c.id = $1`, ["client c"]],
  [`select "id" from "client" where "id" = $1`, ["client"]],
  [
    `select "s"."id" from "message" inner join "shop" as "s" on "s"."name" = "message"."text" where "message"."shop_id" = $1`,
    ["shop s"],
  ],
  [`select 1 from app.repair r, app.client c where r.shop_id = $1`, ["client c"]],
  [
    `select 1 from app.repair r where r.shop_id = $1 and exists (select from app.quote q where q.repair_id = r.id)`,
    ["quote q"],
  ],
  [
    `select 1 from app.repair r where exists (select from app.quote q where q.shop_id = $1)`,
    ["repair r"],
  ],
  [
    `update app.event e set status = $1 from app.repair r where e.shop_id = $2 and r.id = e.repair_id`,
    ["repair r"],
  ],
  [`delete from "event_assignee" where "event_id" = $1`, ["event_assignee"]],
  [`insert into app.client (id) values ($1)`, ["client"]],
  [
    `with gone as (delete from app.file f where f.id = $1 returning 1) select count(*) from gone`,
    ["file f"],
  ],
  [`select c.shop_id from app.client c`, ["client c"]],
])("finds it missing in: %s", (text, tables) => {
  expect(tablesWithoutShop(text)).toEqual(tables);
});
