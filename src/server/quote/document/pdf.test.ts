import Fastify from "fastify";
import { expect, test } from "vitest";
import { sendPdf } from "./pdf.ts";

test("a printed document is kept by no cache, found by no engine, and names its address to no other site", async () => {
  const app = Fastify();
  app.get("/", (_request, reply) => sendPdf(reply, "Facture-F2026-00001", Buffer.from("%PDF-")));
  const { headers } = await app.inject("/");
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="Facture-F2026-00001.pdf"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  });
  await app.close();
});
