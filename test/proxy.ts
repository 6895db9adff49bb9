/** A wire between the application and PostgreSQL that can go dead without a word. */
import net from "node:net";

export type Proxy = {
  /** The same address, through this proxy. */
  through(url: string): string;
  /** The connections open now stay open and carry nothing any more, as behind a firewall that forgot them. */
  swallow(): void;
  /** The answers on the connections open now are lost; what the clients send still arrives. */
  swallowAnswers(): void;
  /** From now on the answers are lost on a connection that sends this text. */
  swallowAnswersTo(text: string): void;
  /** Ends every connection and refuses new ones, until `restore`. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** What the clients sent so far, in bytes read as Latin-1, a text for each connection. */
  sent(): string[];
  close(): Promise<void>;
};

type Pair = {
  client: net.Socket;
  server: net.Socket;
  sent: Buffer[];
  dead: boolean;
  deaf: boolean;
};

/** A wire is kept for minutes by the faults: its beginning is enough. */
const RECORDED = 10_000;

/** The target may move: it is asked at each connection. */
export async function openProxy(target: () => string): Promise<Proxy> {
  const pairs = new Set<Pair>();
  let unanswered: string | undefined;
  const listener = net.createServer({ allowHalfOpen: true }, (client) => {
    const { hostname, port } = new URL(target());
    const server = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const pair = join({ client, server, sent: [], dead: false, deaf: false });
    client.prependListener("data", (bytes) => {
      if (unanswered !== undefined && bytes.includes(unanswered)) pair.deaf = true;
    });
    pairs.add(pair);
  });
  const listen = async (wanted: number): Promise<number> => {
    listener.listen(wanted, "127.0.0.1");
    await new Promise((resolve) => listener.once("listening", resolve));
    const address = listener.address();
    return typeof address === "object" && address ? address.port : 0;
  };
  const own = await listen(0);
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => listener.close(resolve));
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
    await closed;
  };
  return {
    through: (url) => {
      const proxied = Object.assign(new URL(url), { hostname: "127.0.0.1", port: own });
      // A Unix socket would count before the host and the port.
      proxied.searchParams.delete("host");
      return proxied.href;
    },
    swallow: () => {
      for (const pair of pairs) pair.dead = true;
    },
    swallowAnswers: () => {
      for (const pair of pairs) pair.deaf = true;
    },
    swallowAnswersTo: (text) => {
      unanswered = text;
    },
    cut,
    restore: async () => {
      await listen(own);
    },
    sent: () => [...pairs].map(({ sent }) => Buffer.concat(sent).toString("latin1")),
    close: cut,
  };
}

function join(pair: Pair): Pair {
  const { client, server, sent } = pair;
  client.on("data", (bytes) => {
    if (pair.dead) return;
    if (sent.length < RECORDED) sent.push(bytes);
    server.write(bytes);
  });
  server.on("data", (bytes) => pair.dead || pair.deaf || client.write(bytes));
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on("end", () => pair.dead || to.end());
    from.on("error", () => pair.dead || to.destroy());
  }
  return pair;
}
