import { describe, expect, it } from "vitest";
import { mayPass, passagesFrom, QUOTE_STATUSES, QUOTE_STATUS_FR } from "./status.ts";

describe("the life of a quote", () => {
  it("bears the six names of the specification", () => {
    expect(QUOTE_STATUSES.map((status) => QUOTE_STATUS_FR[status])).toEqual([
      "Brouillon",
      "A envoyer",
      "Envoyé",
      "Accepté",
      "Refusé",
      "Expiré",
    ]);
  });

  it("lets only the client accept, and only what was sent", () => {
    const acceptable = QUOTE_STATUSES.filter((from) => mayPass(from, "accepted", "client"));
    expect(acceptable).toEqual(["sent"]);
    expect(QUOTE_STATUSES.some((from) => mayPass(from, "accepted", "shop"))).toBe(false);
  });

  it("ends with the agreement", () => {
    expect(passagesFrom("accepted", "shop")).toEqual([]);
  });

  it("lets the shop write again what was sent, refused or expired", () => {
    expect(QUOTE_STATUSES.filter((from) => mayPass(from, "draft", "shop"))).toEqual([
      "to_send",
      "sent",
      "refused",
      "expired",
    ]);
  });
});
