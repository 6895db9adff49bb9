import { afterEach, describe, expect, test } from "vitest";
import { imitateService, type ImitatedService } from "../../../../test/service.ts";
import { createCompanyRegister } from "./company.ts";

const SIRET = "73282932000074";
const HERE = {
  siret: SIRET,
  adresse: "8 RUE DES ESSAIS 31000 TOULOUSE",
  code_postal: "31000",
  libelle_commune: "TOULOUSE",
  etat_administratif: "A",
};
const SEAT = { ...HERE, siret: "73282932000017", adresse: "1 PLACE DU SIEGE 75001 PARIS" };
const RESULT = {
  nom_complet: "ATELIER GARONNE (GARONNE REPAR)",
  nom_raison_sociale: "ATELIER GARONNE",
  nature_juridique: "5499",
  siege: SEAT,
  matching_etablissements: [HERE],
};
let service: ImitatedService | undefined;
afterEach(() => service?.close());

async function findIn(body: string, status = 200, timeoutMs?: number) {
  service = await imitateService((_asked, response) => response.writeHead(status).end(body));
  return createCompanyRegister({ COMPANY_REGISTER_URL: service.url }, timeoutMs).find(SIRET);
}
const answering = (...results: unknown[]) => JSON.stringify({ results });

describe("the register of companies", () => {
  test("answers the establishment of this SIRET, not the seat of its company", async () => {
    expect(await findIn(answering(RESULT))).toEqual({
      degraded: false,
      company: {
        siret: SIRET,
        legal_name: "ATELIER GARONNE",
        form_code: "5499",
        street: "8 RUE DES ESSAIS",
        zipcode: "31000",
        city: "TOULOUSE",
        isClosed: false,
      },
    });
    expect(service?.asked.map(({ url }) => url)).toEqual([`/search?q=${SIRET}&per_page=1`]);
  });

  test("knows the seat too, a person without a company’s name, and that it is closed", async () => {
    const person = { nom_complet: "NADIA LE GOFF", nom_raison_sociale: null, siege: HERE };
    const closed = { ...person, siege: { ...HERE, etat_administratif: "F" } };
    expect((await findIn(answering(closed))).company).toMatchObject({
      legal_name: "NADIA LE GOFF",
      form_code: "",
      isClosed: true,
    });
  });

  test("answers nothing for a company that has another SIRET", async () => {
    expect(await findIn(answering({ ...RESULT, matching_etablissements: [] }))).toEqual({
      company: undefined,
      degraded: false,
    });
  });

  test.each([
    ["an error", "{}", 500],
    ["too many requests", "{}", 429],
    ["a page", "<html>", 200],
    ["another shape", '{"results":"none"}', 200],
    ["an oversized text", answering({ ...RESULT, nom_raison_sociale: "x".repeat(10_000) }), 200],
  ])("leaves the form usable after %s", async (_, body, status) => {
    expect(await findIn(body, status)).toEqual({ company: undefined, degraded: true });
  });

  test("leaves the form usable when it does not answer, or is not configured", async () => {
    service = await imitateService(() => undefined);
    const degraded = { company: undefined, degraded: true };
    const slow = createCompanyRegister({ COMPANY_REGISTER_URL: service.url }, 50);
    expect(await slow.find(SIRET)).toEqual(degraded);
    expect(await createCompanyRegister({}).find(SIRET)).toEqual(degraded);
    const absent = createCompanyRegister({ COMPANY_REGISTER_URL: "http://127.0.0.1:1" });
    expect(await absent.find(SIRET)).toEqual(degraded);
  });
});
