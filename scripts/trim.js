// After each install, by whatever Node the machine has: a third of Node's package is headers and manuals, which only
// compiling native packages would need, and every one of ours comes compiled.
import { rmSync } from "node:fs";
import path from "node:path";

const name = `node-${process.platform}-${process.arch}`;
const node = path.resolve(import.meta.dirname ?? "scripts", "../node_modules", name);
for (const useless of ["include", "share", "CHANGELOG.md"])
  rmSync(path.join(node, useless), { recursive: true, force: true });
