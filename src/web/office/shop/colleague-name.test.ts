import { expect, test } from "vitest";
import { colleagueName } from "./colleague-name.ts";

const users = [{ id: "karim", firstname: "Karim", lastname: "Benali" }];

test.each([
  ["karim", users, "Karim Benali"],
  ["parti", users, "Ancien collègue"],
  ["karim", undefined, ""],
])(
  "%s is said by name, and no one is a former colleague before the users are read",
  (id, read, name) => {
    expect(colleagueName(read, id)).toBe(name);
  },
);
