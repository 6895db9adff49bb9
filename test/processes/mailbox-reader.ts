/** Reads a mailbox once, each message parsed as a reply is, and prints what it keeps in memory at each of them. */
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { readRaw } from "../../src/server/message/inbound/read.ts";
import { openLog } from "../../src/server/platform/log.ts";
import { readMailbox } from "../../src/server/platform/mailbox/read.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** What is still referred to; the memory of a buffer is only given back some turns after its object is collected. */
async function bytesKept(): Promise<number> {
  collectGarbage();
  await sleep(50);
  collectGarbage();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return arrayBuffers + heapUsed;
}

const account = { user: "testuser", password: "testpass", folder: "INBOX" };
const url = { ...account, host: "127.0.0.1", port: Number(process.env.PORT), secure: false };
const stopping = new AbortController();
const take = async (raw: Uint8Array): Promise<"taken"> => {
  const email = await readRaw(raw);
  const kept = await bytesKept();
  process.stdout.write(`taken ${email?.attached[0]?.bytes.byteLength} ${kept}\n`);
  return "taken";
};
const reading = { signal: stopping.signal, onPass: () => stopping.abort() };
await readMailbox({ url, log: openLog("silent"), take }, reading);
process.stdout.write("end\n");
