/** How fast this machine is, by the least that a server can do: aims in milliseconds were set on another one. */
import { cpus, totalmem, type as systemType } from "node:os";
import { startPlain, stop } from "./house.ts";
import { hammer } from "./pages.ts";
import type { Row } from "./table.ts";

/** Bare node:http there, processor time of one answer: docs/bench.md at commit 562de84, 2 × AMD EPYC. */
const THERE = { bytes: 15 * 1024, cpu_ms: 0.06 };

export type Machine = { row: Row; slowness: number };

export async function measureMachine(): Promise<Machine> {
  const server = await startPlain(THERE.bytes);
  const { cpu_ms } = await hammer(server, "/");
  await stop(server);
  return {
    row: {
      what: "this machine against the one the aims were set on: bare node:http, processor time",
      unit: "ms",
      ours: cpu_ms,
      reference: { name: "2 × AMD EPYC", value: THERE.cpu_ms },
    },
    slowness: cpu_ms / THERE.cpu_ms,
  };
}

const GIB = 1024 ** 3;

export function describeMachine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / GIB);
  return `${cpus().length} × ${first?.model ?? "?"}, ${memory} GiB, ${systemType()}, Node ${process.versions.node}`;
}
