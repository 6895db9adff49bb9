import { describe, expect, it } from "vitest";
import { isUnsent, mayPass, QUOTE_PASSAGES, QUOTE_STATUSES, UNSENT_STATUSES } from "./status.ts";

const before = (to: (typeof QUOTE_STATUSES)[number], by: "shop" | "client" | "system") =>
  QUOTE_STATUSES.filter((status) => mayPass({ status }, to, by));

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

  it("lets only the client accept, the client or the shop refuse, and only what was sent", () => {
    expect(before("Accepté", "client")).toEqual(["Envoyé"]);
    expect(before("Refusé", "client")).toEqual(["Envoyé"]);
    expect(before("Accepté", "shop")).toEqual([]);
    expect(before("Refusé", "shop")).toEqual(["Envoyé"]);
  });

  it("ends with the agreement", () => {
    expect(QUOTE_PASSAGES.map(({ from }) => from)).not.toContain("Accepté");
  });

  it("lets the shop write again what was sent, refused or expired", () => {
    expect(before("Brouillon", "shop")).toEqual(["Envoyé", "Refusé", "Expiré"]);
  });

  it("lets the shop put a draft among those to send", () => {
    expect(before("A envoyer", "shop")).toEqual(["Brouillon"]);
  });

  it("lets the shop send a draft, once", () => {
    expect(before("Envoyé", "shop")).toEqual(["Brouillon", "A envoyer"]);
  });

  it("is not for the client to read before it is sent", () => {
    expect(QUOTE_STATUSES.filter((status) => isUnsent({ status }))).toEqual(UNSENT_STATUSES);
    expect(UNSENT_STATUSES).toEqual(["Brouillon", "A envoyer"]);
  });

  it("expires by itself, and only while it waits for its answer", () => {
    expect(before("Expiré", "system")).toEqual(["Envoyé"]);
    expect(before("Expiré", "client")).toEqual([]);
  });
});
