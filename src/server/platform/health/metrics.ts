/** What Prometheus reads: requests, tasks, database connections, and Node's own event loop and memory. */
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Task } from "../queue/runner.ts";

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

export type Metrics = {
  /** The same tasks, each of whose ends is counted. */
  watchTasks: (tasks: Record<string, Task>) => Record<string, Task>;
  watchRequests: (app: FastifyInstance) => void;
  watchPool: (pool: Pool) => void;
  /** The text that Prometheus asks for, and its media type. */
  read: () => Promise<{ type: string; text: string }>;
};

/** Each process has its own numbers: Prometheus adds them up. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "etabli_request_seconds",
    help: "Duration of HTTP requests, by route and not by address: a link is a secret.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const tasks = new Counter({
    name: "etabli_tasks_total",
    help: "Tasks of the queue that ended: send-message is an e-mail.",
    labelNames: ["task", "outcome"],
    registers,
  });
  return {
    watchTasks: (given) =>
      Object.fromEntries(
        Object.entries(given).map(([task, work]) => [task, counted(work, tasks, task)]),
      ),
    watchRequests: (app) => {
      app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const route = routeOptions.url ?? "none";
        requests.observe({ method, route, status: statusCode }, elapsedTime / 1_000);
      });
    },
    watchPool: (pool) =>
      void new Gauge({
        name: "etabli_connections",
        help: "Connections to the database of the application's login.",
        labelNames: ["state"],
        registers,
        collect() {
          this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
          this.set({ state: "idle" }, pool.idleCount);
          this.set({ state: "awaited" }, pool.waitingCount);
        },
      }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

const counted =
  (work: Task, counter: Counter, task: string): Task =>
  async (...given) => {
    try {
      const result = await work(...given);
      counter.inc({ task, outcome: "done" });
      return result;
    } catch (error) {
      counter.inc({ task, outcome: "failed" });
      throw error;
    }
  };
