import { expect, test } from "vitest";
import { accepted, draft } from "../../../test/shop/quote.ts";
import { draftOf } from "./duplicate.ts";
import { parseDraft } from "./input.ts";

test("a copy has what the shop wrote, and nothing of what became of it", () => {
  const copy = draftOf(accepted);
  expect(copy).toMatchObject({ subject: draft.subject, lines: draft.lines, deposit: 3_000 });
  for (const field of ["id", "version", "reference", "status", "document", "evidence"])
    expect(copy).not.toHaveProperty(field);
});

test("a copy may be saved as it is", () => {
  expect(parseDraft(draftOf(accepted))).toEqual(draftOf(accepted));
});
