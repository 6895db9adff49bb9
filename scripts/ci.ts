/** What `.ci/run` runs after a clean install: every test, then every check, and one closing line. */
import { runChecks } from "./check.ts";
import { add, conclude, runTests } from "./test.ts";

conclude(add(runTests(), runChecks()));
