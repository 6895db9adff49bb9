/** Reads a mailbox once, each message parsed as a reply is, then prints the most memory that it took. */
import { readRaw } from "../../src/server/message/inbound/read.ts";
import { openLog } from "../../src/server/platform/log.ts";
import { readMailbox } from "../../src/server/platform/mailbox/read.ts";

const account = { user: "testuser", password: "testpass", folder: "INBOX" };
const url = { ...account, host: "127.0.0.1", port: Number(process.env.PORT), secure: false };
const stopping = new AbortController();
const take = async (raw: Uint8Array): Promise<"taken"> => {
  const email = await readRaw(raw);
  process.stdout.write(`taken ${email?.attached[0]?.bytes.byteLength}\n`);
  return "taken";
};
const reading = { signal: stopping.signal, onPass: () => stopping.abort() };
await readMailbox({ url, log: openLog("silent"), take }, reading);
process.stdout.write(`peak ${process.resourceUsage().maxRSS * 1024}\n`);
