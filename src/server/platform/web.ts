/** Serves what browsers see: server-rendered public pages, the two office shells, the built files. */
import type { FastifyInstance, FastifyReply } from "fastify";
import path from "node:path";
import type { PageId, PageProps } from "../../web/site/props.ts";
import { openDevelopment } from "./web/development.ts";
import type { ShellName, WebMode, WebSource } from "./web/source.ts";
import { openBuild } from "./web/build.ts";
import { earlyScript } from "./web/early-script.ts";
import { errorScript } from "./web/error-script.ts";
import { requestOrigin } from "./origin.ts";
import type { Config } from "./config.ts";
import { isOfficePath } from "../../domain/account/office-paths.ts";
import { pathOf } from "./http/path.ts";
import { tokenIn } from "./http/session-cookie.ts";

export type Web = {
  /**
   * Sends a page as HTML with the status already set on the reply (200 by default). The browser may cache
   * it but validates it each time; personal pages set `cache-control: no-store` first.
   */
  page: <Id extends PageId>(
    reply: FastifyReply,
    id: Id,
    props: PageProps[Id],
  ) => Promise<FastifyReply>;
};

const ROOT = path.resolve(import.meta.dirname, "../../..");

type Settings = Pick<Config, "PUBLIC_URL" | "PORT">;

export async function createWeb(
  app: FastifyInstance,
  mode: WebMode,
  config: Settings,
): Promise<Web> {
  const source =
    mode === "production" ? await openBuild(app, ROOT) : await openDevelopment(app, ROOT);
  // /login shows the same form as /app/connexion (specification §2).
  serveShell(app, source, { name: "app", urls: ["/app", "/app/*", "/login"] });
  serveShell(app, source, { name: "admin", urls: ["/admin", "/admin/*"] });
  // Browsers ask for it whatever a page says.
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 301));
  return {
    async page(reply, id, props) {
      const { renderPage } = await source.renderer();
      const nonce = nonceOf(reply);
      const { styles, scripts } = source.assets(id, nonce);
      const assets = {
        styles,
        scripts: errorScript(id, nonce) + earlyScript(nonce) + scripts,
      };
      const html = await renderPage(
        { id, props },
        {
          origin: requestOrigin(config, reply.request),
          assets,
          // Only offers other links: what they lead to checks the session.
          signed_in: tokenIn(config, reply.request) !== undefined,
        },
      );
      void reply.header("vary", "cookie");
      if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
      return reply.type("text/html; charset=utf-8").send(html);
    },
  };
}

const nonceOf = (reply: FastifyReply): string => reply.cspNonce?.script ?? "";

/** A shell holds no data: the access rule of /app is checked before this route. */
function serveShell(
  app: FastifyInstance,
  source: WebSource,
  { name, urls }: { name: ShellName; urls: string[] },
): void {
  for (const url of urls)
    app.get(url, async (request, reply) => {
      const html = await source.shell(name, { url: request.url, nonce: nonceOf(reply) });
      if (!isOfficePath(pathOf(request)))
        return reply
          .code(404)
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-store")
          .send(html.replace(/<title>[^<]*/, "<title>This page could not be found"));
      return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
    });
}
