/** Processor time of the whole product: Node and every process of its PostgreSQL, the queue's letters included. */
import { readFileSync } from "node:fs";
import { spentBy, type House } from "./house.ts";
import { childrenOf, postmasterOf } from "./processes.ts";

/** Milliseconds; `database` is undefined where the system does not tell. */
export type ProcessorTime = { node: number; database: number | undefined };

const TICKS_A_SECOND = 100;

/** What `work` costs, divided by `count`. It must wait for the letters that it makes the queue send. */
export async function processorTimeOf(
  house: House,
  count: number,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const before = await spentSoFar(house);
  await work();
  const after = await spentSoFar(house);
  return {
    node: (after.node - before.node) / count,
    database:
      after.database === undefined || before.database === undefined
        ? undefined
        : (after.database - before.database) / count,
  };
}

export const totalOf = ({ node, database }: ProcessorTime): number => node + (database ?? 0);

async function spentSoFar(house: House): Promise<ProcessorTime> {
  const { cpu_ms } = await spentBy(house);
  return { node: cpu_ms, database: databaseTime(house) };
}

/** A connection that ended meanwhile stays counted: its time went to the postmaster's children. */
function databaseTime({ dataDir }: Pick<House, "dataDir">): number | undefined {
  try {
    const postmaster = postmasterOf(dataDir);
    const children = childrenOf(postmaster).map((pid) => ticksOf(pid, OWN));
    const ticks = children.reduce((sum, own) => sum + own, ticksOf(postmaster, WITH_ENDED));
    return (ticks * 1000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}

/** Fields of /proc/…/stat after the name: user and system time, then those of the children that ended. */
const OWN = [11, 12];
const WITH_ENDED = [11, 12, 13, 14];

function ticksOf(pid: string, fields: readonly number[]): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const values = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields.reduce((sum, field) => sum + Number(values[field]), 0);
  } catch {
    // It ended between the list and the reading.
    return 0;
  }
}

type MachineTime = { stolen: number; total: number };

/** Ticks of the whole machine since its start; `stolen` were taken by other machines of the same host. */
function machineTime(): MachineTime {
  try {
    const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    // user, nice, system, idle, iowait, irq, softirq, steal
    const ticks = first.split(/\s+/).slice(1, 9).map(Number);
    return { stolen: ticks[7] ?? 0, total: ticks.reduce((sum, one) => sum + one, 0) };
  } catch {
    return { stolen: 0, total: 0 };
  }
}

/** Answers, when called, the share of the machine that others have taken since, from 0 to 1. */
export function watchStolenTime(): () => number {
  const before = machineTime();
  return () => {
    const after = machineTime();
    return (after.stolen - before.stolen) / Math.max(after.total - before.total, 1);
  };
}
