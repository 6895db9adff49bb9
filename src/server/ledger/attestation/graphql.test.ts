/** The attestation is filled from the configuration, and read by who answers for the accounts. */
import { expect, test } from "vitest";
import { karim, marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { publicKeyOf } from "../archive/sign.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z", [], {
  LEGAL_NAME: "Atelier SAS",
  LEGAL_DIRECTOR: "Alix Martin",
});
const QUERY = "{ attestation { missing parts { title lines } } }";
type Shown = { attestation: { missing: string[]; parts: { title: string; lines: string[] }[] } };

test("it names the publisher of the configuration, the shop, and the key of the archives", async () => {
  const { attestation } = await ask<Shown>(QUERY, {}, marc);
  const text = attestation.parts.flatMap(({ lines }) => lines).join("\n");
  expect(text).toContain("Alix Martin, représentant légal de Atelier SAS");
  expect(text).toContain("Atelier Garonne SARL");
  expect(text).toContain(publicKeyOf(doors().services.ledgerKey).print);
  expect(attestation.missing).toHaveLength(3);
  await expect(ask(QUERY, {}, karim)).rejects.toThrow(/comptabilité/);
});

test("it says that the end of the chain leaves once it does, and until then what to set", async () => {
  const query = "{ attestation { head_advice parts { lines } } }";
  type Told = { attestation: { head_advice: string; parts: { lines: string[] }[] } };
  const read = async () => {
    const { attestation } = await ask<Told>(query, {}, marc);
    return [attestation.head_advice, attestation.parts.flatMap(({ lines }) => lines).join(" ")];
  };
  const [advice, text] = await read();
  expect(advice).toContain("l’e-mail de votre comptable");
  expect(text).not.toContain("part chaque nuit");
  Object.assign(doors().services.config, { TIMESTAMP_URL: "https://horodatage.example.org" });
  const [nothing, said] = await read();
  expect(nothing).toBe("");
  expect(said).toContain("part chaque nuit hors de la machine, signée par un service d’horodatage");
});

test("it is dated on the shop’s day, under the version that runs", async () => {
  const { attestation } = await ask<Shown>(QUERY, {}, marc);
  expect(attestation.parts[0]?.lines.join(" ")).toMatch(/version \d+\.\d+\.\d+.*23 novembre 2026/);
});
