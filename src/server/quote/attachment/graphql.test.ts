/** What the shop attaches to a quote, as the office lists it and takes it out. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRow } from "../../../../test/shop/garonne.ts";
import { openSales } from "../../../../test/shop/sales.ts";

const { doors, ask, newQuote } = openSales("2026-11-23T11:00:00.000Z");
const NOT_FOUND = [{ extensions: { code: "NOT_FOUND" } }];
const newRepair = () => openRepair(doors().database);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

const attach = async (recipientType: string, recipientID: string, mimetype = "image/jpeg") => {
  const file = { id: randomUUID(), filename: "pompe.jpg", mimetype, size: 1, sha256: "0" };
  const owner = { shop_id: GARONNE.id, recipientType, recipientID };
  await insertRow(doors().database, "app.file", { ...file, ...owner });
  return file.id;
};
const attachments = async (id: string) => {
  const query = "query ($id: ID!) { quote(id: $id) { files { id filename thumbnail } } }";
  return (await ask(query, { id })).data.quote.files;
};
const detach = async (id: string, who = marc) => {
  const query = `mutation ($id: ID!) { removeAttachment(id: $id) { ... on File { id } ... on Refusal { refused } } }`;
  const { data, errors } = await ask(query, { id }, who);
  return data?.removeAttachment ?? errors;
};

test("what is attached to a quote is listed with it, and taken out one by one", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  const photo = await attach("quote", id);
  const price = await attach("quote", id, "application/pdf");
  expect(await attachments(id)).toMatchObject([
    { id: photo, filename: "pompe.jpg", thumbnail: `/app/file/${photo}/thumbnail` },
    { id: price, thumbnail: null },
  ]);
  expect(await detach(photo, karim)).toEqual({ id: photo });
  expect(ids(await attachments(id))).toEqual([price]);
  expect(await detach(photo)).toMatchObject(NOT_FOUND);
});

test("a file of a repair, or of another shop, is no attachment to take out", async () => {
  const { repair_id } = await newRepair();
  const { id } = await newQuote(repair_id);
  const [ofRepair, ofQuote] = [await attach("repair", repair_id), await attach("quote", id)];
  expect(await detach(ofRepair)).toMatchObject(NOT_FOUND);
  expect(await detach(ofQuote, nadia)).toMatchObject(NOT_FOUND);
  expect(ids(await attachments(id))).toEqual([ofQuote]);
});
