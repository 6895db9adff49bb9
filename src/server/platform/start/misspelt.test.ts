import { expect, test } from "vitest";
import { misspeltVariables } from "./misspelt.ts";

const KNOWN = ["SMTP_URL", "DATABASE_URL", "PUBLIC_URL", "PORT", "HOST", "DATA_DIR"];
const said = (name: string) => misspeltVariables({ [name]: "x" }, KNOWN);

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URLS", "DATABASE_URL"],
  ["PUBLIC_URI", "PUBLIC_URL"],
  ["DATA_DIRS", "DATA_DIR"],
])("%s is said to have no effect, and %s to be meant", (name, meant) => {
  expect(said(name)).toEqual([expect.stringContaining(meant)]);
  expect(said(name)[0]).toContain(name);
});

test.each([["SMTP_URL"], ["PATH"], ["POST"], ["PUBLIC_DIR"], ["SMTP"], ["npm_config_cache"], [""]])(
  "%s is nothing to speak of",
  (name) => {
    expect(said(name)).toEqual([]);
  },
);
