/** A wire between the application and PostgreSQL that can go dead without a word. */
import net from "node:net";

export type Proxy = {
  /** The same address, through this proxy. */
  through(url: string): string;
  /** The connections open now stay open and carry nothing any more, as behind a firewall that forgot them. */
  swallow(): void;
  /** What the clients sent so far, in bytes read as Latin-1, a text for each connection. */
  sent(): string[];
  close(): Promise<void>;
};

type Pair = { client: net.Socket; server: net.Socket; sent: Buffer[]; dead: boolean };

export async function openProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<Pair>();
  const listener = net.createServer({ allowHalfOpen: true }, (client) => {
    const server = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    pairs.add(join({ client, server, sent: [], dead: false }));
  });
  listener.listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const address = listener.address();
  const own = typeof address === "object" && address ? address.port : 0;
  return {
    through: (url) => Object.assign(new URL(url), { hostname: "127.0.0.1", port: own }).href,
    swallow: () => {
      for (const pair of pairs) pair.dead = true;
    },
    sent: () => [...pairs].map(({ sent }) => Buffer.concat(sent).toString("latin1")),
    close: async () => {
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

function join(pair: Pair): Pair {
  const { client, server, sent } = pair;
  client.on("data", (bytes) => {
    if (pair.dead) return;
    sent.push(bytes);
    server.write(bytes);
  });
  server.on("data", (bytes) => pair.dead || client.write(bytes));
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    from.on("end", () => pair.dead || to.end());
    from.on("error", () => pair.dead || to.destroy());
  }
  return pair;
}
