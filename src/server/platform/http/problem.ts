/** The answer to a request that failed: a page for a browser, JSON for a program, in French for both. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { pathOf } from "./path.ts";
import { REQUEST_ID } from "./request-id.ts";

/** Answers a browser with a page; programs get JSON. */
export type ShowProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<unknown>;

const PROBLEMS: Record<number, string> = {
  400: "La demande est mal formée. Rien n’a été enregistré.",
  401: "Vous devez vous connecter.",
  403: "Cette demande vient d’un autre site : elle a été refusée. Rechargez la page et recommencez.",
  404: "Nous ne trouvons pas ce que vous demandez.",
  413: "Ce que vous envoyez est trop volumineux. Rien n’a été enregistré.",
  415: "Ce format n’est pas accepté. Rien n’a été enregistré.",
  429: "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  503: "Le service est très demandé, ou redémarre. Réessayez dans quelques secondes.",
};

export const problemText = (status: number): string =>
  PROBLEMS[status] ??
  (status < 500
    ? "La demande ne peut pas être traitée. Rien n’a été enregistré."
    : "Une erreur est survenue de notre côté. Rien n’a été perdu ; réessayez.");

/** The page when rendering the error page fails too. */
const lastPage = (reference: string): string =>
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Erreur</title></head>' +
  '<body><h1>Une erreur est survenue</h1><p>Rien n’a été perdu. <a href="/">Revenir à l’accueil</a></p>' +
  `<p>Référence de l’incident : ${reference}</p></body></html>`;

const REFUSED: Record<number, string> = { 404: "not-found", 413: "too-large", 429: "too-many" };

/** Seconds after which a program may try again, when the answer does not say it better. */
const RETRY_AFTER: Record<number, number> = { 429: 60, 503: 5 };

/** A hook: an answer that asks for patience says for how long. */
export async function sayWhenToRetry(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seconds = RETRY_AFTER[reply.statusCode];
  if (seconds !== undefined && !reply.hasHeader("retry-after"))
    void reply.header("retry-after", seconds);
}

/** What the rate limit throws. */
export function tooMany() {
  return Object.assign(new Error("too many"), { statusCode: 429 });
}

type Problem = { request: FastifyRequest; reply: FastifyReply; status: number };

export async function answerProblem(
  showProblem: ShowProblem,
  { request, reply, status }: Problem,
): Promise<unknown> {
  // An address that cannot be decoded reaches no hook.
  void reply.code(status).header("cache-control", "no-store").header(REQUEST_ID, request.id);
  const wantsPage = request.method === "GET" && !pathOf(request).startsWith("/api/");
  if (wantsPage && /text\/html|\*\/\*/.test(request.headers.accept ?? "*/*"))
    return await showProblem(request, reply, status).catch((error: unknown) => {
      request.log.error({ err: error }, "the error page failed");
      return reply.type("text/html; charset=utf-8").send(lastPage(request.id));
    });
  const refused = REFUSED[status] ?? (status < 500 ? "bad-request" : "failure");
  const reference = status >= 500 ? { reference: request.id } : {};
  return reply.send({ refused, message: problemText(status), ...reference });
}
