/**
 * An approved platform of one machine, for the demonstration and the tests: it speaks XP Z12-013 over HTTP, keeps what it
 * receives in memory, and answers as a platform does. It knows nothing of the application.
 */
import { createServer, type Server } from "node:http";
import { answer } from "./simulator-answer.ts";
import { callAbout } from "./simulator-calls.ts";
import {
  keep,
  stamps,
  type Acknowledgement,
  type Check,
  type Kept,
  type State,
} from "./simulator-state.ts";

export type Simulator = {
  url: string;
  /** Everything that was sent to it, in order, each once. */
  sent: () => Pick<Kept, "flowId" | "trackingId" | "name" | "flowType" | "flowSyntax" | "bytes">[];
  /** How many times a file was posted, repeated ones too. */
  posts: () => number;
  /** Something for the shop: a supplier's invoice, a message of the lifecycle. */
  deliver: (flow: { type: string; syntax: string; bytes: Buffer; at?: string }) => string;
  /** It is still listed, and can no longer be had. */
  forget: (flow_id: string) => void;
  /** Changes what it answers of a flow; by default the deposit is accepted at once. */
  acknowledge: (flow_id: string, acknowledgement: Acknowledgement) => void;
  /** The next requests, of paths that begin so, are answered by this status. */
  fail: (status: number, times: number, path?: string) => void;
  /** The companies of its directory, by SIREN. */
  directory: Map<string, string[]>;
  /** Ends the subscriptions, as one that starts again: it keeps them in memory. */
  forgetSubscriptions: () => void;
  /** What each of its calls was answered so far. */
  calls: () => Promise<number[]>;
  close: () => Promise<void>;
};

type Options = {
  login?: string;
  secret?: string;
  clock?: () => string;
  /** Of each invoice that is sent to it; every one is deposited without it. */
  check?: Check;
};

export async function openSimulator({
  login,
  secret,
  clock,
  check,
}: Options = {}): Promise<Simulator> {
  const state: State = {
    flows: [],
    tokens: new Set(),
    gone: new Set(),
    posts: 0,
    failing: { status: 0, left: 0, path: "" },
    directory: new Map(),
    subscriptions: [],
    calls: [],
    login: login ?? "etabli",
    secret: secret ?? "simulateur",
    check: check ?? (() => undefined),
    stamp: stamps(clock ?? (() => new Date().toISOString())),
  };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { ...handles(state), url: originOf(server), close: () => closeServer(server) };
}

function handles(state: State): Omit<Simulator, "url" | "close"> {
  return {
    sent: () => state.flows.filter(({ flowDirection }) => flowDirection === "Out"),
    posts: () => state.posts,
    deliver: ({ type, syntax, bytes, at }) => {
      const kept = { direction: "In" as const, type, syntax, bytes, tracking: null, name: type };
      const flow = keep(state, kept);
      if (at) flow.updatedAt = at;
      callAbout(state, flow);
      return flow.flowId;
    },
    forget: (flow_id) => void state.gone.add(flow_id),
    acknowledge: (flow_id, { status, code, message }) => {
      const flow = state.flows.find(({ flowId }) => flowId === flow_id);
      if (!flow) throw new Error(`no flow ${flow_id}`);
      const details =
        status === "Error" ? [{ reasonCode: code ?? "", reasonMessage: message ?? "" }] : [];
      Object.assign(flow, { acknowledgement: { status, details }, updatedAt: state.stamp() });
      callAbout(state, flow);
    },
    fail: (status, times, path = "/") => {
      state.failing = { status, left: times, path };
    },
    directory: state.directory,
    forgetSubscriptions: () => void state.subscriptions.splice(0),
    calls: () => Promise.all(state.calls),
  };
}

function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
