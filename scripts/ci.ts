/** What `.ci/run` runs after a clean install: every test, then every check, and one closing line. */
import { ARCHITECTURE, reportChecks, runChecks } from "./check.ts";
import { add, conclude, runTests } from "./test.ts";

// Unit tests mostly wait for PostgreSQL: the checks use the processor meanwhile, and report after them.
const checks = runChecks();
const tests = await runTests(["--exclude", ARCHITECTURE]);
conclude(add(tests, reportChecks(await checks)));
