/** Letters as they left: without a mail server they are files of the outbox, with the links that the office hides. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";

/** The address that a letter to this person holds, once it has left. */
export async function linkOf(email: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => sought(email, pattern), `a letter to ${email}`).not.toBe("");
  return sought(email, pattern);
}

async function sought(email: string, pattern: RegExp): Promise<string> {
  const { name: project } = test.info().project;
  const outbox = path.join(process.env[`ETABLI_TEST_DATA_${project}`] ?? "", "outbox");
  for (const name of await readdir(outbox).catch(() => [])) {
    const letter = name.endsWith(".eml") ? await readFile(path.join(outbox, name), "utf8") : "";
    if (!letter.includes(`To: ${email}`)) continue;
    const text = letter.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
    const [link] = pattern.exec(text) ?? [];
    if (link) return link;
  }
  return "";
}
