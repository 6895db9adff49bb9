import { expect, test } from "vitest";
import { phonesOf } from "./client.ts";

test("the first telephone is the one that is called, and none comes twice", () => {
  const typed = { phone: "+33639981234", other_phones: ["+33561000000", "+33639981234"] };
  expect(phonesOf(typed)).toEqual(["+33639981234", "+33561000000"]);
});
