/**
 * `npm run relay:proof`: two browsers hold a call that may pass through the relay only, by the coturn of this machine with
 * the options of compose.yaml, on loopback. Needs `turnserver` (`apt install coturn`), which npm does not bring.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../src/server/platform/start/free-port.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const LOOPBACK = "127.0.0.1";

/** Those of the relay's service, but for what is of the deployment: its port, its realm, and that it leads outside only. */
function optionsOf(compose: string, port: number): string[] {
  const [, relay = ""] = compose.split(/^ {2}relay:$/m);
  const options = [...relay.matchAll(/^ {6}- (-.*)$/gm)].map(([, option]) => option ?? "");
  const kept = options.filter(
    (option) => !/^--(listening-port|realm|denied-peer-ip)=?/.test(option),
  );
  return [
    ...kept,
    `--listening-port=${port}`,
    `--listening-ip=${LOOPBACK}`,
    `--relay-ip=${LOOPBACK}`,
    "--allow-loopback-peers",
    "--realm=etabli.test",
    "--pidfile=",
  ];
}

async function startRelay(secret: string, port: number): Promise<ChildProcess> {
  const options = optionsOf(readFileSync(path.join(ROOT, "compose.yaml"), "utf8"), port);
  const relay = spawn("turnserver", [...options, `--static-auth-secret=${secret}`], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await sleep(1_000);
  if (relay.exitCode !== null) throw new Error(`turnserver ended with code ${relay.exitCode}`);
  return relay;
}

async function main(): Promise<number> {
  if (spawnSync("turnserver", ["--version"]).error) {
    process.stderr.write("turnserver n’est pas installé : apt install coturn, puis recommencez.\n");
    return 2;
  }
  const [secret, port] = [randomBytes(24).toString("hex"), await freePort()];
  const relay = await startRelay(secret, port);
  try {
    const told = spawnSync(
      path.join(ROOT, "node_modules/.bin/playwright"),
      ["test", "--project=relais", "--no-deps"],
      {
        cwd: ROOT,
        stdio: "inherit",
        env: {
          ...process.env,
          TURN_URLS: `turn:${LOOPBACK}:${port}?transport=udp`,
          TURN_SECRET: secret,
          ETABLI_RELAY_PROOF: "1",
        },
      },
    );
    return told.status ?? 1;
  } finally {
    relay.kill();
  }
}

if (import.meta.main) process.exit(await main());
