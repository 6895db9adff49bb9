/** The guide for craftspeople: public pages, and the whole of it for the panel beside the office's screens. */
import type { FastifyInstance } from "fastify";
import type { HelpArticle, HelpEntry } from "../../../domain/shop/help/guide.ts";
import { searchGuide } from "../../../domain/shop/help/search.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { readGuide } from "./read.ts";

const LONGEST_QUESTION = 100;

export async function helpSite(app: FastifyInstance, { web }: Services): Promise<void> {
  const guide = readGuide();
  app.get("/api/v1/help", (_request, reply) =>
    reply.header("cache-control", "no-cache").send({ articles: guide }),
  );
  app.get("/aide", (request, reply) => {
    const question = questionIn(request.query);
    return web.page(reply, "help/contents", {
      question,
      articles: searchGuide(guide, question).map(entryOf),
    });
  });
  app.get<{ Params: { id: string } }>("/aide/:id", (request, reply) => {
    const article = guide.find(({ id }) => id === request.params.id);
    if (!article) return notFound(reply);
    const next = guide.filter(({ id }) => article.next.includes(id)).map(entryOf);
    return web.page(reply, "help/article", { article, next });
  });
}

const entryOf = ({ id, group, title, summary }: HelpArticle): HelpEntry => ({
  id,
  group,
  title,
  summary,
});

function questionIn(query: unknown): string {
  const asked: unknown =
    typeof query === "object" && query !== null ? Reflect.get(query, "q") : undefined;
  return typeof asked === "string" ? asked.trim().slice(0, LONGEST_QUESTION) : "";
}
