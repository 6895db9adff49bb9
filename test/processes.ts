import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export type TestProcess = {
  pid: number;
  /** What it printed, a line each. */
  lines: string[];
  /** Resolves with the first line that matches, already printed or not; fails when the process ends before. */
  line(pattern: RegExp): Promise<string>;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

/** Starts `test/processes/<script>` as a process of its own, to be killed without mercy. */
export function startProcess(script: string, env: Record<string, string>): TestProcess {
  const file = fileURLToPath(new URL(`./processes/${script}`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    pid: child.pid ?? 0,
    lines,
    line: (pattern) => waitForLine({ lines, pattern, child }),
    kill: async (signal = "SIGKILL") => {
      child.kill(signal);
      await ended;
    },
  };
}

type Wait = { lines: string[]; pattern: RegExp; child: ChildProcess };

async function waitForLine({ lines, pattern, child }: Wait): Promise<string> {
  for (;;) {
    const found = lines.find((line) => pattern.test(line));
    if (found !== undefined) return found;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(
        `the process ended before printing ${String(pattern)}; it printed: ${lines.join(" | ")}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
