import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createMail, isFinal, type Letter } from "./mail.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-mail-"));
const outbox = path.join(DATA_DIR, "outbox");
const mail = createMail({ DATA_DIR, MAIL_FROM: "Établi <ne-pas-repondre@etabli.example>" });
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

const letterOf = (facts: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  date: "2026-11-23T11:00:00.000Z",
  from_name: "Atelier Garonne, réparations",
  reply_to: "contact@atelier-garonne.test",
  to: "helene.vidal@example.org",
  subject: "Votre rendez-vous",
  text: "À mardi.",
  html: "",
  attachments: [],
  ...facts,
});

const read = async ({ id }: Letter) => readFile(path.join(outbox, `2026-11-23-${id}.eml`), "utf8");

describe("the outbox", () => {
  test("is made by its first letter, and made again when somebody threw it away", async () => {
    const [first, second] = [letterOf(), letterOf()];
    expect(await mail.send(first)).toBe("outbox");
    expect(await read(first)).toContain("To: helene.vidal@example.org");
    await rm(outbox, { recursive: true });
    expect(await mail.send(second)).toBe("outbox");
    expect(await readdir(outbox)).toEqual([`2026-11-23-${second.id}.eml`]);
  });

  test("is closed to the other accounts of the machine: letters hold secret links", async () => {
    const letter = letterOf();
    await mail.send(letter);
    const modes = [outbox, path.join(outbox, `2026-11-23-${letter.id}.eml`)].map(
      async (file) => (await stat(file)).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
  });

  test("takes many letters at once while it is not there, each whole", async () => {
    await rm(outbox, { recursive: true, force: true });
    const letters = Array.from({ length: 20 }, () => letterOf());
    await Promise.all(letters.map((letter) => mail.send(letter)));
    for (const letter of letters)
      expect(await read(letter)).toContain(`<${letter.id}@etabli.example>`);
    expect((await readdir(outbox)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("holds one letter that was carried twice", async () => {
    const letter = letterOf();
    await mail.send(letter);
    await mail.send(letter);
    expect((await readdir(outbox)).filter((name) => name.includes(letter.id))).toHaveLength(1);
  });

  test("names who writes and whom to answer, and never a second recipient", async () => {
    const letter = letterOf({ to: "a@example.org, b@example.org" });
    await mail.send(letter);
    const text = await read(letter);
    expect(text).toContain("Reply-To:");
    expect(text.match(/^To: .*$/m)?.[0]).not.toMatch(/>\s*,/);
  });

  test("that cannot be written is a failure to be tried again", async () => {
    await rm(outbox, { recursive: true, force: true });
    await writeFile(outbox, "a file stands where the folder should");
    const failure = await mail.send(letterOf()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(isFinal(failure)).toBe(false);
    await rm(outbox);
  });
});

test.each([
  ["an address refused for good", { code: "EENVELOPE", responseCode: 550 }, true],
  ["a content refused for good", { code: "EMESSAGE", responseCode: 554 }, true],
  ["a mailbox that is full today", { code: "EENVELOPE", responseCode: 452 }, false],
  ["our own password", { code: "EAUTH", responseCode: 535 }, false],
  ["a wire that broke", { code: "ECONNECTION" }, false],
] as const)("%s", (_, facts, final) => {
  expect(isFinal(Object.assign(new Error("refused"), facts))).toBe(final);
});
