import { describe, expect, test } from "vitest";
import { outcomeOf, readSession } from "./session.ts";

const SESSION = {
  me: { id: "u1", firstname: "Marc", lastname: "Delmas", role: "OWNER", shop_id: "s1" },
  token: "secret",
  expire_at: "2026-11-28T10:00:00.000Z",
  validated: true,
  session_type: "password",
  lastChecked: "2026-11-21T10:00:00.000Z",
};

describe("what the server or the browser answers is a session", () => {
  test("when all its fields are there", () => {
    expect(readSession(SESSION)).toEqual(SESSION);
  });

  test.each([
    ["nothing", null],
    ["a text", "Marc"],
    ["no person", { ...SESSION, me: undefined }],
    ["a date that is not one", { ...SESSION, expire_at: "demain" }],
    ["a check that was never dated", { ...SESSION, lastChecked: "" }],
  ])("never when it has %s", (_, value) => {
    expect(readSession(value)).toBeUndefined();
  });

  test("a role unknown here gives no more rights than a normal user", () => {
    const { me } = readSession({ ...SESSION, me: { ...SESSION.me, role: "EMPEROR" } }) ?? {};
    expect(me?.role).toBe("USER");
  });

  test("with the second factor that the shop requires; one without a day is left out", () => {
    const factor = { from: "2026-12-01", due: false, has_passkey: false };
    expect(readSession({ ...SESSION, factor })?.factor).toEqual(factor);
    const undated = { ...SESSION, factor: { ...factor, from: "bientôt" } };
    expect(readSession(undated)).not.toHaveProperty("factor");
  });

  test("an administrator may have no shop", () => {
    const admin = { ...SESSION.me, role: "ADMIN", shop_id: null };
    expect(readSession({ ...SESSION, me: admin })?.me.shop_id).toBeNull();
  });
});

test.each([
  [200, "replace"],
  [401, "log-out"],
  [404, "log-out"],
  [403, "only-log"],
  [429, "only-log"],
  [500, "only-log"],
])("a check answered %d leads to « %s »", (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
