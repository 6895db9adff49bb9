/** The guide as it is written in assets/help: one file an article, checked when the server starts. */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { HELP_GROUPS, type HelpArticle } from "../../../domain/shop/help/guide.ts";

const sentence = z.string().min(1).max(600);
const block = z.union([
  z.strictObject({ text: sentence }),
  z.strictObject({ steps: z.array(sentence).min(2).max(9) }),
]);
const article = z.strictObject({
  group: z.enum(HELP_GROUPS),
  title: z.string().min(1).max(70),
  summary: z.string().min(1).max(200),
  screens: z.array(z.string().startsWith("/")),
  picture: z
    .strictObject({
      screen: z.string(),
      width: z.union([z.literal(1280), z.literal(390)]),
      alt: sentence,
    })
    .nullable(),
  parts: z.array(z.strictObject({ title: z.string(), blocks: z.array(block).min(1) })).min(1),
  next: z.array(z.string()).max(4),
});

const FOLDER = new URL("../../../../assets/help/", import.meta.url);

/** In the order of the guide: files are named `NN-id.json`. Throws on a file that is not an article. */
export const readGuide = (): HelpArticle[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({
      id: file.replace(/^\d+-|\.json$/g, ""),
      ...article.parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))),
    }));
