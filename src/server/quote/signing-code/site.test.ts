import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  act,
  garonneScope,
  NOON,
  openRepair,
  sentQuote,
  signed,
} from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { addMinutes } from "../../../domain/time.ts";
import type { Letter, MailTransport } from "../../platform/mail.ts";
import { updateShop } from "../../shop/store.ts";
import { quoteSite } from "../site.ts";
import { loadQuote } from "../store.ts";
import { reviseQuoteById } from "../revise.ts";

const doors = openDoors(NOON, [quoteSite]);
const letters: Letter[] = [];
let transport: MailTransport = "smtp";

const settle = (signature_code: boolean) =>
  doors().database.withShop(garonneScope, (db) => updateShop(db, { signature_code }));
const setMinute = (minute: number) =>
  Object.assign(doors().services, { clock: () => addMinutes(NOON, minute) });
const setMail = (send: (letter: Letter) => Promise<MailTransport>) =>
  Object.assign(doors().services, { mail: { send } });
const deliver = async (letter: Letter) => {
  letters.push(letter);
  return transport;
};

beforeAll(() => settle(true));
beforeEach(() => {
  setMail(deliver);
  setMinute(0);
});
afterEach(async () => {
  letters.length = 0;
  transport = "smtp";
  await doors().database.asOwner("delete from app.message");
});

const post = (url: string, payload: object) =>
  doors().app.inject({ url, method: "POST", payload, remoteAddress: anotherVisitor() });
const refusalIn = async (answer: ReturnType<typeof post>) => {
  const response = await answer;
  return [response.statusCode, response.json().refused];
};
const rows = (query: string, ...values: string[]) =>
  doors().database.asOwner<Record<string, unknown>>(query, values);

async function open() {
  const { database } = doors();
  const { repair_id, client_id } = await openRepair(database);
  const id = await database.withShop(garonneScope, (db) => sentQuote(db, repair_id, NOON));
  await database.asOwner("delete from app.message");
  const row = await database.withShop(garonneScope, (db) => loadQuote(db, id, NOON));
  if (!row?.document_sha256) throw new Error("the quote was not sent");
  const { quoteid, document_sha256 } = row;
  const url = `/quote/${quoteid}`;
  const { name, signature, consents } = signed(document_sha256);
  const body = { document_sha256, name, signature, consents };
  return {
    id,
    url,
    repair_id,
    client_id,
    document_sha256,
    ask: () => post(`${url}/code`, { document_sha256 }),
    accept: (code: string) => post(`${url}/accept`, { ...body, code }),
    answer: async () =>
      (await database.withShop(garonneScope, (db) => loadQuote(db, id, NOON)))?.answer ?? null,
  };
}
/** The code in the letter that was sent last. */
const received = (): string => /\s: (\d{3}\s\d{3})/.exec(letters.at(-1)?.text ?? "")?.[1] ?? "";
/** A code that is well formed and is not this one. */
const wrong = (code: string): string => (code.startsWith("1") ? "222 222" : "111 111");

describe("a shop that asks for a code at signing", () => {
  it("sends it to the contact on file, and says on the page where it went", async () => {
    const { url, ask } = await open();
    const page = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
    expect(page.json().props.code_contact).toBe("h•••@example.org");
    const response = await ask();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { contact: "h•••@example.org", expires_at: addMinutes(NOON, 10) },
    ]);
    expect(letters).toMatchObject([
      { to: "helene.vidal@example.org", from_name: "Atelier Garonne" },
    ]);
    expect(received()).toMatch(/^\d{3}\s\d{3}$/);
  });

  it("keeps the code in no table: the shop could read it and sign", async () => {
    const { ask, repair_id } = await open();
    await ask();
    const digits = received().replace(/\s/, "");
    const stored = await rows(
      `select to_jsonb(c) as row from app.quote_code c union all select to_jsonb(m) from app.message m
       union all select to_jsonb(i) from app.repair_item i where i.repair_id = $1`,
      repair_id,
    );
    const text = JSON.stringify(stored).replaceAll("\u00a0", "");
    expect(text).toContain("Votre code pour signer");
    expect(text).not.toContain(digits);
  });

  it("keeps with the agreement where the code went, and when it was sent and confirmed", async () => {
    const { ask, accept, answer } = await open();
    await ask();
    setMinute(4);
    expect((await accept(received())).statusCode).toBe(200);
    expect((await answer())?.code).toEqual({
      channel: "email",
      contact: "h•••@example.org",
      sent_at: NOON,
      confirmed_at: addMinutes(NOON, 4),
    });
  });

  it.each([
    ["without a code", "", "code-missing"],
    ["before one was asked for", "123456", "code-missing"],
  ])("takes no signature %s", async (_, code, word) => {
    const { accept, answer } = await open();
    expect(await refusalIn(accept(code))).toEqual([422, word]);
    expect(await answer()).toBeNull();
  });

  it("takes no signature with a wrong code, nor with the right one after five tries", async () => {
    const { ask, accept, answer } = await open();
    await ask();
    const code = received();
    for (const word of ["wrong", "wrong", "wrong", "wrong", "spent"])
      expect(await refusalIn(accept(wrong(code)))).toEqual([422, `code-${word}`]);
    expect(await refusalIn(accept(code))).toEqual([422, "code-spent"]);
    expect(await answer()).toBeNull();
    await ask();
    expect((await accept(received())).statusCode).toBe(200);
  });

  it("compares five of twenty simultaneous tries", async () => {
    const { ask, accept } = await open();
    await ask();
    const tries = Array.from({ length: 20 }, () => refusalIn(accept(wrong(received()))));
    const words = (await Promise.all(tries)).map(([, word]) => word);
    expect(words.filter((word) => word === "code-wrong")).toHaveLength(4);
  });

  it("takes no code after ten minutes", async () => {
    const { ask, accept } = await open();
    await ask();
    setMinute(10);
    expect(await refusalIn(accept(received()))).toEqual([422, "code-expired"]);
  });

  it("takes the last code only when two tabs ask for one", async () => {
    const { ask, accept } = await open();
    await ask();
    const first = received();
    setMinute(1);
    await ask();
    if (first !== received()) expect(await refusalIn(accept(first))).toEqual([422, "code-wrong"]);
    const tabs = await Promise.all([accept(received()), accept(received())]);
    expect(tabs.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("takes a code once, and for its own quote", async () => {
    const [one, other] = [await open(), await open()];
    await one.ask();
    const code = received();
    await other.ask();
    if (code !== received())
      expect(await refusalIn(other.accept(code))).toEqual([422, "code-wrong"]);
    expect((await one.accept(code)).statusCode).toBe(200);
    expect(await refusalIn(one.accept(code))).toEqual([409, "quote-already-answered"]);
    expect(await rows("select 1 from app.quote_code where quote_id = $1", one.id)).toEqual([]);
  });

  it("says that the quote changed rather than send or take a code for what is no longer offered", async () => {
    const { id, ask, accept } = await open();
    await ask();
    await doors().database.withShop(garonneScope, (db) => reviseQuoteById(db, id, act()));
    expect(await refusalIn(ask())).toEqual([409, "quote-changed"]);
    expect(await refusalIn(accept(received()))).toEqual([409, "quote-changed"]);
  });

  it("sends ten codes a day to one mailbox", async () => {
    const quotes = [await open(), await open()];
    await rows("delete from app.message");
    for (let turn = 0; turn < 10; turn++) await quotes[turn % 2]?.ask();
    expect(letters).toHaveLength(10);
    expect(await refusalIn(quotes[0]?.ask() ?? post("", {}))).toEqual([409, "mailbox-limit"]);
    expect(letters).toHaveLength(10);
  });

  it("asks a client without an e-mail to call", async () => {
    const { url, client_id, ask, accept } = await open();
    await rows("update app.client set email = '' where id = $1", client_id);
    const page = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
    expect(page.json().props.code_contact).toBe("");
    expect(await refusalIn(ask())).toEqual([409, "no-contact"]);
    expect(await refusalIn(accept("123456"))).toEqual([422, "code-missing"]);
  });

  it("says at once that the mail server did not take the letter, and the shop reads it too", async () => {
    const { ask } = await open();
    setMail(() => Promise.reject(new Error("connect ECONNREFUSED")));
    expect(await refusalIn(ask())).toEqual([409, "code-not-sent"]);
    expect(await rows("select status, last_error from app.message")).toEqual([
      { status: "failed", last_error: "connect ECONNREFUSED" },
    ]);
  });

  it("keeps the letter whole where the outbox is the mailbox", async () => {
    transport = "outbox";
    const { ask } = await open();
    await ask();
    const [message] = await rows("select text, status from app.message");
    expect(message).toEqual({ text: letters[0]?.text, status: "sent" });
  });
});

describe("a shop that asks for no code", () => {
  it("sends none, and takes the signature", async () => {
    const { url, ask, accept, answer } = await open();
    await settle(false);
    const page = await doors().app.inject({ url, remoteAddress: anotherVisitor() });
    expect(page.json().props.code_contact).toBeNull();
    expect(await refusalIn(ask())).toEqual([409, "code-not-asked"]);
    expect((await accept("")).statusCode).toBe(200);
    expect((await answer())?.code).toBeNull();
    await settle(true);
  });
});
