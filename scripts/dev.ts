/** The product while writing it: pages come from Vite with hot reload, the server restarts when it changes. */
import { spawn } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const server = spawn(
  process.execPath,
  ["--watch-path=src/server", "--watch-path=src/domain", "src/server/main.ts"],
  { cwd: ROOT, stdio: "inherit", env: { ...process.env, ETABLI_DEV: "1" } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
