import { expect, test } from "vitest";
import { mergeCandidates } from "./candidates.ts";

const of = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (text: string) =>
  mergeCandidates({
    likely: of("namesake", "recent"),
    listed: of("last", "recent", "self"),
    text,
    except: "self",
  }).map(({ id }) => id);

test("those who may be the same person come before the last seen, each once", () => {
  expect(ids("")).toEqual(["namesake", "recent", "last"]);
});

test("once something is typed only what it finds is proposed, never the record itself", () => {
  expect(ids("dupont")).toEqual(["last", "recent"]);
});
