/** A mail server that refuses, dies, and comes back; it counts what it accepted by Message-ID. */
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { freePort } from "../../src/server/platform/start/free-port.ts";

export type MailServer = {
  url: string;
  accept(): void;
  refuse(): void;
  die(): Promise<void>;
  revive(): Promise<void>;
  /** Letters accepted more than once. */
  doubled(): number;
};

export async function openMailServer(): Promise<MailServer> {
  const port = await freePort();
  const accepted = new Map<string, number>();
  let refusing = false;
  let server: SMTPServer | undefined;
  const revive = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onMailFrom: (_address, _session, done) =>
        done(refusing ? Object.assign(new Error("later"), { responseCode: 451 }) : null),
      onData: (stream, _session, done) =>
        void text(stream).then((letter) => {
          const id = /^message-id: *(\S+)/im.exec(letter)?.[1] ?? "";
          accepted.set(id, (accepted.get(id) ?? 0) + 1);
          done(null);
        }, done),
    });
    server.on("error", () => undefined);
    const listening = server;
    await new Promise<void>((resolve) => listening.listen(port, "127.0.0.1", resolve));
  };
  await revive();
  return {
    url: `smtp://127.0.0.1:${port}`,
    accept: () => (refusing = false),
    refuse: () => (refusing = true),
    die: () => new Promise((resolve) => (server ? server.close(() => resolve()) : resolve())),
    revive,
    doubled: () => [...accepted.values()].filter((times) => times > 1).length,
  };
}
