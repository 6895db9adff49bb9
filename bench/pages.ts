/** The shop's page, over and over, against a bare server that answers as many bytes. */
import { spentBy, startPlain, stop, type House, type Server } from "./house.ts";
import { ask, demandStatus, load } from "./load.ts";

export type PageBench = {
  bytes: number;
  ours: { a_second: number; cpu_ms: number };
  compressed: { a_second: number; cpu_ms: number };
  plain: { a_second: number; cpu_ms: number };
};

const CONNECTIONS = 16;
const COUNT = 3_000;

export async function benchPage(house: House, path: string): Promise<PageBench> {
  const { bytes } = await ask({ port: house.port }, { path });
  const ours = await hammer(house, path);
  const compressed = await hammer(house, path, { "accept-encoding": "br" });
  const server = await startPlain(bytes);
  const plain = await hammer(server, path);
  await stop(server);
  return { bytes, ours, compressed, plain };
}

export async function hammer(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ a_second: number; cpu_ms: number }> {
  const run = (count: number) =>
    load(server.port, { connections: CONNECTIONS, count, question: () => ({ path, headers }) });
  demandStatus(await run(COUNT / 4), 200);
  const before = await spentBy(server);
  const result = await run(COUNT);
  const after = await spentBy(server);
  demandStatus(result, 200);
  return { a_second: COUNT / result.seconds, cpu_ms: (after.cpu_ms - before.cpu_ms) / COUNT };
}
