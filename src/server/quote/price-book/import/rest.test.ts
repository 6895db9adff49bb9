/** How a supplier's file comes in: from whom, as what, and what is left when it stops on the way. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anotherVisitor } from "../../../../../test/shop/doors.ts";
import { karim, nadia } from "../../../../../test/shop/colleagues.ts";
import { GARONNE, LOIRE } from "../../../../../test/shop/garonne.ts";
import { openPriceBook, PRICE_FILE_HEAD } from "../../../../../test/shop/price-book/office.ts";

const { doors, ask, send, find, bring } = openPriceBook("2026-11-23T10:00:00.000Z");

const lineOf = (reference: string): string => `${reference};Palier ${reference};10,00;\n`;
const imports = async (who?: typeof nadia) =>
  (await ask<{ price_imports: { id: string }[] }>("{ price_imports { id } }", {}, who))
    .price_imports;
const faultsOf = (id: string, shop_id: string = GARONNE.id, who?: typeof nadia) =>
  send({ url: `/api/v1/shops/${shop_id}/price-imports/${id}/faults.csv` }, who);

test("without a session, or in another's shop, nothing comes in", async () => {
  const query = new URLSearchParams({ id: randomUUID(), filename: "a.csv", supplier: "Asswo" });
  const { statusCode } = await doors().app.inject({
    method: "POST",
    url: `/api/v1/shops/${GARONNE.id}/price-imports?${query}`,
    headers: { "content-type": "text/csv" },
    payload: PRICE_FILE_HEAD,
    remoteAddress: anotherVisitor(),
  });
  expect(statusCode).toBe(401);
  expect((await bring(PRICE_FILE_HEAD + lineOf("R-1"), {}, nadia)).statusCode).toBe(403);
  expect(await imports()).toEqual([]);
});

test("what is not sent as a table is not read", async () => {
  const query = new URLSearchParams({
    id: randomUUID(),
    filename: "tarif.xlsx",
    supplier: "Asswo",
    separator: ";",
    mapping: "reference,label,unit_price",
  });
  const { statusCode } = await send({
    method: "POST",
    url: `/api/v1/shops/${GARONNE.id}/price-imports?${query}`,
    headers: { "content-type": "application/octet-stream" },
    payload: "PK",
  });
  expect(statusCode).toBe(415);
  expect(await imports()).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  ["no supplier", { supplier: "" }, "Dites de quel fournisseur"],
  ["no file name", { filename: " " }, "Choisissez un fichier"],
  ["an unknown column", { mapping: "reference,label,couleur" }, "rôle inconnu"],
  ["no price", { mapping: "reference,label" }, "prix de vente"],
  ["a coefficient below one", { coefficient: "50" }, "coefficient va de 1 à 10"],
  ["a separator that is none", { separator: "§" }, "ne se reconnaissent pas"],
])("%s is said in a sentence, and nothing is written", async (_, wrong, sentence) => {
  const { statusCode, report } = await bring(PRICE_FILE_HEAD + lineOf("R-2"), wrong);
  expect(statusCode).toBe(422);
  expect(report).toMatchObject({ message: expect.stringContaining(sentence) });
  expect(await find("R-2")).toEqual([]);
});

test("the list of what is wrong is read by those who may load a file, of their own shop", async () => {
  const { report } = await bring(`${PRICE_FILE_HEAD}R-3;Palier;sur demande;\n`);
  const id = report?.id ?? "";
  const own = await faultsOf(id);
  expect(own.headers["content-type"]).toContain("text/csv");
  expect(own.body).toContain("2;Prix d’achat HT;");
  expect((await faultsOf(id, GARONNE.id, karim)).statusCode).toBe(403);
  expect((await faultsOf(id, LOIRE.id, nadia)).statusCode).toBe(404);
  expect((await faultsOf(randomUUID())).statusCode).toBe(404);
  expect((await faultsOf("une-erreur")).statusCode).toBe(404);
});

test("an empty file, or headings alone, is an import of nothing", async () => {
  for (const body of ["", PRICE_FILE_HEAD, `${PRICE_FILE_HEAD}\n ; ; ; \n`])
    expect((await bring(body)).report).toMatchObject({ created: 0, updated: 0, faulty: 0 });
});

test("a formula in a cell is kept as words, never as one", async () => {
  await bring(`${PRICE_FILE_HEAD}R-4;"=HYPERLINK(""http://evil.example"")";10,00;\n`);
  const [price] = await find("R-4");
  expect(price?.label).toContain("HYPERLINK");
  const faulty = await bring(`${PRICE_FILE_HEAD};"=1+1";10,00;\n`);
  const { body } = await faultsOf(faulty.report?.id ?? "");
  expect(body.split("\r\n").some((line) => line.startsWith("="))).toBe(false);
});
