/** What the pages of the demonstration show of their shops: pictures, and what clients say of finished repairs. */
import { describe, expect, test } from "vitest";
import { startedAt } from "../../../../test/shop/demonstration.ts";

const GIVEN = `review v join app.review_request q on q.shop_id = v.shop_id and q.id = v.id
  join app.repair r on r.shop_id = q.shop_id and r.id = q.repair_id`;

describe("the pages of a demonstration first started on a Tuesday morning", () => {
  const { rows, count } = startedAt("2026-11-24T10:20:00+01:00");

  test("each has its logo, photos and reviews", async () => {
    const shown = await rows<{ slug: string; logo: boolean; photos: number; reviews: number }>(
      `select s.slug, s.logo_url is not null as logo,
         (select count(*) from app.shop_picture p where p.shop_id = s.id and p.kind = 'photo')::int as photos,
         (select count(*) from app.review v where v.shop_id = s.id and v.state = 'published')::int as reviews
       from app.shop s order by s.slug`,
    );
    expect(shown.map(({ slug, logo, photos }) => [slug, logo, photos])).toEqual([
      ["atelier-garonne", true, 3],
      ["etabli-du-nord", true, 2],
      ["repar-loire", true, 2],
    ]);
    expect(Math.min(...shown.map(({ reviews }) => reviews))).toBeGreaterThan(0);
    expect(shown[0]?.reviews).toBeGreaterThan(3);
  });

  test("a review comes after the letter that asks, and its answer after it", async () => {
    expect(await count(`${GIVEN} where not r.done or v.created_at < q.asked_at`)).toBe(0);
    expect(await count(`${GIVEN} where v.answered_at < v.created_at`)).toBe(0);
    const early = `${GIVEN} where q.asked_at < r."statusFrom" + interval '2 days'`;
    expect(await count(early)).toBe(0);
  });

  test("a shop answers some of them, and never one that says nothing", async () => {
    expect(await count("review v where v.answer <> ''")).toBeGreaterThan(0);
    expect(await count("review v where v.answer <> '' and v.text = ''")).toBe(0);
  });

  test("the sum that lists of shops show is that of the reviews", async () => {
    const wrong = await rows(
      `select s.slug from app.shop s left join lateral (
         select count(*) as given, coalesce(sum(v.stars), 0) as stars from app.review v
         where v.shop_id = s.id and v.state = 'published') r on true
       where s.review_count <> r.given or s.review_stars <> r.stars`,
    );
    expect(wrong).toEqual([]);
  });

  test("a client is asked once, about a repair of theirs that is over", async () => {
    const asked = await count("review_request");
    expect(await count("message m where m.template = 'review-asked'")).toBe(asked);
    expect(await count("review")).toBeLessThanOrEqual(asked);
  });

  test("no two clients of a shop write the same words", async () => {
    const twice = await rows(
      "select shop_id, text from app.review where text <> '' group by 1, 2 having count(*) > 1",
    );
    expect(twice).toEqual([]);
  });

  test("a signed one names its client by an initial, and says what was repaired", async () => {
    const given = await rows<{ author: string; kind: string }>(
      "select author, kind from app.review",
    );
    for (const { author, kind } of given) {
      expect(author).toMatch(/^$|^[^ ].* [A-Z\u00c0-\u00dc]\.$/);
      expect(kind).not.toBe("");
    }
    expect(given.some(({ author }) => author !== "")).toBe(true);
  });

  test("each is in the journal of its repair, by the client, without its words", async () => {
    const noted = await rows<{ author: string; keys: string[] }>(
      `select i.author, array(select jsonb_object_keys(i.payload)) as keys from app.repair_item i
       where i.type = 'ReviewReceived'`,
    );
    expect(noted).toHaveLength(await count("review"));
    expect(noted).toEqual(noted.map(() => ({ author: "client", keys: ["stars"] })));
  });
});
