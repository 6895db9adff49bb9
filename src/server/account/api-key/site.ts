/** The document of the interface for programs: for machines, for people, and the schema of the office's own. */
import type { FastifyInstance } from "fastify";
import { printSchema, type GraphQLSchema } from "graphql";
import { doorsOf } from "../../platform/api/door.ts";
import { openApiOf } from "../../platform/api/openapi.ts";
import type { DescribedWebhook } from "../../platform/api/webhook.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { presentApi } from "./present.ts";

const KEPT = "public, max-age=300";
type Published = {
  schema: GraphQLSchema;
  version: string;
  webhooks: readonly DescribedWebhook[];
};

export async function apiSite(
  app: FastifyInstance,
  { web, config }: Services,
  { schema, version, webhooks }: Published,
): Promise<void> {
  const origin = publicOrigin(config);

  app.get("/api/v1/openapi.json", async (_request, reply) =>
    reply
      .header("cache-control", KEPT)
      .send(openApiOf(doorsOf(app), { version, origin, webhooks })),
  );

  app.get("/api/v1/schema.graphql", async (_request, reply) =>
    reply.header("cache-control", KEPT).type("text/plain; charset=utf-8").send(printSchema(schema)),
  );

  app.get("/api", (_request, reply) =>
    web.page(reply, "api/page", presentApi(doorsOf(app), { origin, webhooks })),
  );
}
