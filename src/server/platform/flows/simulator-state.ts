/** What the simulator keeps in memory. */
import { randomUUID } from "node:crypto";

export type Acknowledgement = {
  status: "Pending" | "Ok" | "Error";
  code?: string;
  message?: string;
};

/** What is wrong with an invoice that was sent; undefined when it may be deposited. */
export type Check = (bytes: Buffer) => { code: string; message: string } | undefined;

export type Kept = {
  flowId: string;
  trackingId: string | null;
  name: string;
  updatedAt: string;
  flowDirection: "In" | "Out";
  flowType: string;
  flowSyntax: string;
  acknowledgement: { status: string; details: { reasonCode: string; reasonMessage: string }[] };
  bytes: Buffer;
};

/** Who is called, and about what. */
export type Subscription = {
  webhookId: string;
  callback: { url: string; signature: { algo: "HS256"; key: string } };
  metadata: { flowType: string; flowDirection: "In" | "Out" };
};

export type State = {
  flows: Kept[];
  tokens: Set<string>;
  gone: Set<string>;
  posts: number;
  failing: { status: number; left: number; path: string };
  directory: Map<string, string[]>;
  subscriptions: Subscription[];
  /** What each call was answered: a status, or 0 for none. */
  calls: Promise<number>[];
  login: string;
  secret: string;
  check: Check;
  stamp: () => string;
};

/** Two flows of one millisecond would hide each other behind « updatedAfter ». */
export function stamps(clock: () => string): () => string {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.parse(clock()));
    return new Date(last).toISOString();
  };
}

const verdictOf = (fault?: ReturnType<Check>): Kept["acknowledgement"] =>
  fault
    ? { status: "Error", details: [{ reasonCode: fault.code, reasonMessage: fault.message }] }
    : { status: "Ok", details: [] };

type Keeping = {
  direction: Kept["flowDirection"];
  type: string;
  syntax: string;
  bytes: Buffer;
  tracking: string | null;
  name: string;
};

export function keep(
  state: State,
  { direction, type, syntax, bytes, tracking, name }: Keeping,
): Kept {
  const kept: Kept = {
    flowId: randomUUID(),
    trackingId: tracking,
    name,
    updatedAt: state.stamp(),
    flowDirection: direction,
    flowType: type,
    flowSyntax: syntax,
    acknowledgement: type === "CustomerInvoice" ? verdictOf(state.check(bytes)) : verdictOf(),
    bytes,
  };
  state.flows.push(kept);
  return kept;
}
