/** The public pages on sample properties, without a database: what the accessibility tests look at. */
import Fastify, { type FastifyInstance } from "fastify";
import { createWeb } from "../src/server/platform/web.ts";
import type { WebMode } from "../src/server/platform/web/source.ts";
import type { PageId } from "../src/web/site/props.ts";
import { SAMPLES } from "./site-samples.ts";

export async function openPreview(mode: WebMode): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const web = await createWeb(app, mode, { PORT: 0 });
  for (const [path, show] of Object.entries(SAMPLES))
    app.get(path, (_request, reply) => show((id, props) => web.page(reply, id, props)));
  return app;
}

export type { PageId };

if (import.meta.main) {
  const mode = process.env.ETABLI_DEV === "1" ? "development" : "production";
  const app = await openPreview(mode);
  const address = await app.listen({ port: Number(process.env.PORT ?? 4177), host: "127.0.0.1" });
  process.stdout.write(`${address}\n`);
}
