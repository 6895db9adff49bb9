import { expect, test } from "vitest";
import { parseDeliveries, parsePart } from "./input.ts";

const sent = {
  description: " Pompe  de vidange ",
  quantity: 1,
  supplier: "Spareka",
  price: null,
  expected_on: "2026-12-01",
  ordered: true,
};
const ID = "019aaaaa-0000-7000-8000-000000000001";

test("a part is read as a form sends it", () => {
  expect(parsePart(sent)).toEqual({ ...sent, description: "Pompe de vidange" });
  expect(parsePart({ ...sent, price: undefined, expected_on: null })).toMatchObject({
    price: null,
    expected_on: null,
  });
});

test.each([
  [{ description: "  " }, "description"],
  [{ quantity: 0 }, "quantity"],
  [{ quantity: 1.5 }, "quantity"],
  [{ price: -1 }, "price"],
  [{ expected_on: "2026-02-30" }, "expected_on"],
])("%j is refused at its field", (wrong, field) => {
  const refused = parsePart({ ...sent, ...wrong });
  expect(Object.keys("detail" in refused ? refused.detail : {})).toEqual([field]);
});

test("one to a hundred deliveries at once", () => {
  const delivery = { part_id: ID, from: 0, quantity: 2 };
  expect(parseDeliveries([delivery])).toEqual([delivery]);
  for (const wrong of [
    [],
    Array.from({ length: 101 }, () => delivery),
    [{ ...delivery, quantity: 0 }],
  ])
    expect(parseDeliveries(wrong)).toHaveProperty("refused", "bad-input");
});
