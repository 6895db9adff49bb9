import { describe, expect, it } from "vitest";
import { mayPass, passagesFrom, QUOTE_STATUSES } from "./status.ts";

describe("the life of a quote", () => {
  it("bears the six names of the specification", () => {
    expect(QUOTE_STATUSES).toEqual([
      "Brouillon",
      "A envoyer",
      "Envoyé",
      "Accepté",
      "Refusé",
      "Expiré",
    ]);
  });

  it("lets only the client accept, and only what was sent", () => {
    const acceptable = QUOTE_STATUSES.filter((from) => mayPass(from, "Accepté", "client"));
    expect(acceptable).toEqual(["Envoyé"]);
    expect(QUOTE_STATUSES.some((from) => mayPass(from, "Accepté", "shop"))).toBe(false);
  });

  it("ends with the agreement", () => {
    expect(passagesFrom("Accepté", "shop")).toEqual([]);
  });

  it("lets the shop write again what was sent, refused or expired", () => {
    expect(QUOTE_STATUSES.filter((from) => mayPass(from, "Brouillon", "shop"))).toEqual([
      "A envoyer",
      "Envoyé",
      "Refusé",
      "Expiré",
    ]);
  });
});
