/** Ports for servers that are started again on the port they had: PostgreSQL's, and those of tests and trials. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range from which systems take outgoing ports, so that a restart finds its port again. */
const [FROM, TO] = [20_000, 32_000];
const TRIES = 50;

/** A free TCP port of 127.0.0.1: `preferred` if it is free, else a random one. Throws when 50 random ports are taken. */
export async function freePort(preferred?: number): Promise<number> {
  for (const port of [preferred, ...Array.from({ length: TRIES }, () => randomInt(FROM, TO))])
    if (port !== undefined && (await isFree(port))) return port;
  throw new Error(`Aucun port libre entre ${FROM} et ${TO} sur 127.0.0.1.`);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
