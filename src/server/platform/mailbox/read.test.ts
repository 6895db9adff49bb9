/** Encryption, certificates and large messages, on a real IMAP server. */
import tls from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { CERTIFICATE, KEY } from "../../../../test/imap/certificate.ts";
import { openImap } from "../../../../test/imap/server.ts";
import { startProcess } from "../../../../test/processes.ts";
import { openLog } from "../log.ts";
import { ASIDE, readMailbox } from "./read.ts";

const credentials = { key: KEY, cert: CERTIFICATE };
const messages = () => [{ raw: "From: a@example.org\r\nSubject: Bonjour\r\n\r\nMardi.\r\n" }];
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});
const open = async (options: Parameters<typeof openImap>[0]) => {
  const imap = await openImap(options);
  closing.push(imap.close);
  return imap;
};

/** This machine under another name: not the one that needs no encryption. */
const ELSEWHERE = "0.0.0.0";

/** Reads every message that waits. Answers the size of each, in bytes. */
async function readOnce(port: number, { secure = false, host = "127.0.0.1" } = {}) {
  const stopping = new AbortController();
  const sizes: number[] = [];
  const take = async (raw: Uint8Array): Promise<"taken"> => {
    sizes.push(raw.byteLength);
    return "taken";
  };
  const account = { user: "testuser", password: "testpass", folder: "INBOX" };
  await readMailbox(
    { url: { ...account, host, port, secure }, log: openLog("silent"), take },
    { signal: stopping.signal, onPass: () => stopping.abort() },
  );
  return sizes;
}

/** What NODE_EXTRA_CA_CERTS, a variable of the installation, does when Node starts. */
function trust(certificate: string): void {
  const known = tls.getCACertificates("default");
  tls.setDefaultCACertificates([...known, certificate]);
  closing.push(() => tls.setDefaultCACertificates(known));
}

describe("a certificate signed by itself", () => {
  it.each([
    ["imaps://", { secureConnection: true }, { secure: true }],
    ["imap:// with STARTTLS", { plugins: ["STARTTLS"] }, { host: ELSEWHERE }],
  ])("over %s is refused, and the password stays here", async (_, server, client) => {
    const imap = await open({ messages: messages(), credentials, ...server });
    await expect(readOnce(imap.port, client)).rejects.toThrow(/self-signed certificate/);
    expect(imap.unread()).toBe(1);
  });

  it.each([
    ["imaps://", { secureConnection: true }, { secure: true }],
    ["imap:// with STARTTLS", { plugins: ["STARTTLS"] }, { host: ELSEWHERE }],
  ])("over %s is accepted once the installation trusts it", async (_, server, client) => {
    trust(CERTIFICATE);
    const imap = await open({ messages: messages(), credentials, ...server });
    expect(await readOnce(imap.port, client)).toHaveLength(1);
    expect(imap.unread()).toBe(0);
  });
});

describe("the password", () => {
  it("never leaves for another machine whose server does not encrypt", async () => {
    const imap = await open({ messages: messages() });
    await expect(readOnce(imap.port, { host: ELSEWHERE })).rejects.toThrow(/STARTTLS/i);
    expect(imap.overheard()).not.toMatch(/testpass|LOGIN|AUTHENTICATE/i);
    expect(imap.unread()).toBe(1);
  });

  it("is not read on the cable after STARTTLS", async () => {
    trust(CERTIFICATE);
    const imap = await open({ messages: messages(), credentials, plugins: ["STARTTLS"] });
    await readOnce(imap.port, { host: ELSEWHERE });
    expect(imap.overheard()).toMatch(/STARTTLS/);
    expect(imap.overheard()).not.toMatch(/testpass|LOGIN|AUTHENTICATE/i);
  });
});

const MIB = 1024 * 1024;

/** With one PDF of this many bytes, a third longer as it travels. */
function letterWith(bytes: number): { raw: string } {
  const lines = [
    "From: a@example.org",
    "Subject: Photos",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="limite"',
    "",
    "--limite",
    "Content-Type: application/pdf",
    'Content-Disposition: attachment; filename="facture.pdf"',
    "Content-Transfer-Encoding: base64",
    "",
    ...(Buffer.alloc(bytes, "x")
      .toString("base64")
      .match(/.{1,76}/g) ?? []),
    "--limite--",
    "",
  ];
  return { raw: lines.join("\r\n") };
}

describe("a large message", () => {
  it("of 25 MB is read whole; several take no more memory than they do one by one", async () => {
    const size = 18 * MIB;
    const letter = letterWith(size);
    expect(letter.raw.length).toBeGreaterThan(24.5 * MIB);
    const imap = await open({ messages: [1, 2, 3].map(() => ({ ...letter })) });
    const reader = startProcess("mailbox-reader.ts", { PORT: String(imap.port) });
    closing.push(() => reader.kill());
    await reader.line(/^end/);
    const taken = reader.lines.filter((line) => line.startsWith("taken"));
    const [sizes, kept] = [1, 2].map((part) => taken.map((line) => Number(line.split(" ")[part])));
    expect(sizes).toEqual([size, size, size]);
    const [first = 0] = kept ?? [];
    expect(Math.max(...(kept ?? [])) - first).toBeLessThan(size);
    expect(imap.unread()).toBe(0);
  });

  it("of more is set aside without being fetched, and those after it are read", async () => {
    const imap = await open({ messages: [letterWith(20 * MIB), ...messages()] });
    expect(await readOnce(imap.port)).toHaveLength(1);
    expect(imap.messagesOf(ASIDE)).toHaveLength(1);
    const sent = [...imap.sockets].map(({ bytesWritten }) => bytesWritten);
    expect(Math.max(...sent)).toBeLessThan(MIB);
  });
});
