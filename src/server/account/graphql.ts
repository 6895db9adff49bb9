/** The GraphQL endpoint: sign-in, the shop asked for, limits, and errors without details. */
import { EnvelopArmorPlugin } from "@escape.tech/graphql-armor";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { createYoga, isAsyncIterable, type Plugin } from "graphql-yoga";
import { may } from "../../domain/account/permissions.ts";
import { isRefusal, refuse } from "../../domain/decision.ts";
import { readDeferred } from "../platform/deferred/once.ts";
import type { Context } from "../platform/graphql.ts";
import { tokenIn } from "../platform/http/session-cookie.ts";
import { logSecurity } from "../platform/http/security-log.ts";
import { boundedListDepth } from "../platform/graphql/list-depth.ts";
import { recordForeignAct, recordForeignRead } from "../platform/change.ts";
import type { Services } from "../services.ts";
import { compileFrequentQueries, OFTEN } from "../platform/graphql/compile.ts";
import { refusalError } from "../platform/graphql/refusal-error.ts";
import { mutationsOf } from "../platform/graphql/mutations.ts";
import { shopOfArguments, type Request } from "../platform/graphql/root-fields.ts";
import { cleaned, inFrench } from "../platform/graphql/body.ts";
import { beginActing } from "./act/begin.ts";
import { wantedShop, type Visitor } from "./rest.ts";
import { scopeOf } from "./store.ts";

/** The specification's own text, spelling included: the client signs out when it reads it. */
export const NOT_LOGGED_IN = "not logged in, please login fist";

type ServerContext = { req: FastifyRequest; me: Visitor };

type Endpoint = {
  schema: GraphQLSchema;
  /** How often a query is asked before it is compiled. */
  compileAfter?: number | undefined;
};

export async function graphqlRest(
  app: FastifyInstance,
  services: Services,
  { schema, compileAfter = OFTEN }: Endpoint,
): Promise<void> {
  const yoga = createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: "/api/graphql",
    landingPage: false,
    graphiql: false,
    logging: false,
    maskedErrors: {
      errorMessage: "Une erreur est survenue de notre côté. Rien n’a été perdu ; réessayez.",
      isDev: false,
    },
    cors: false,
    context: ({ req, me, params }) => demandContext(services, { req, me, asked: params }),
    plugins: [
      EnvelopArmorPlugin({
        // What nests is counted, not how the office cuts its documents into fragments.
        maxDepth: { n: 10, flattenFragments: true },
        maxAliases: { n: 15 },
        costLimit: { maxCost: 20_000 },
        blockFieldSuggestion: { enabled: true },
      }),
      boundedLists,
      recordForeignActs,
      logFailures,
      compileFrequentQueries(compileAfter),
    ],
  });
  app.route({
    url: "/api/graphql",
    method: ["POST"],
    handler: async (req, reply) => {
      const me = req.visitor;
      // Before the document is read: a visitor learns nothing of the schema, not even from its errors.
      if (!me) return reply.header("cache-control", "no-store").send(SIGNED_OUT);
      if (!isJson(req)) throw Object.assign(new Error("not JSON"), { statusCode: 415 });
      req.body = cleaned(req.body);
      const response = await yoga.handleNodeRequestAndResponse(req, reply, { req, me });
      response.headers.forEach((value, name) => void reply.header(name, value));
      return reply
        .code(response.status)
        .header("cache-control", "no-store")
        .send(inFrench(response.status, await response.text(), req.id));
    },
  });
}

const SIGNED_OUT = {
  errors: [{ message: NOT_LOGGED_IN, extensions: { code: "UNAUTHENTICATED" } }],
};

/** A form of another site can send every other format without asking first. */
const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\b/i.test(headers["content-type"] ?? "");

type Demand = ServerContext & { asked: Request };

async function demandContext(services: Services, { req, me, asked }: Demand): Promise<Context> {
  const actsForAny = may(me, "act-for-shop");
  const wanted = wantedShop(req) ?? (actsForAny ? shopOfArguments(asked) : undefined);
  const token = tokenIn(services.config, req);
  const state = await beginActing(services, { me, token, shop_id: wanted, ip: req.ip });
  if (state === "over") throw refusalError(refuse("acting-over"));
  const scope = scopeOf(me, wanted);
  if (!scope) {
    logSecurity(req.log, "shop.refused", { account_id: me.id, shop_id: me.shop_id, ip: req.ip });
    throw refusalError(refuse(actsForAny ? "no-shop" : "not-allowed"));
  }
  const deferred = readDeferred(req.headers, services.clock());
  if (isRefusal(deferred)) throw refusalError(deferred);
  const { ip, log } = req;
  return { services, me, scope, log, ip, userAgent: req.headers["user-agent"] ?? "", deferred };
}

/** Our own faults are logged and never answered in detail: a GraphQL answer is 200 even when it failed. */
const logFailures: Plugin<Context> = {
  onExecute: ({ args }) => ({
    onExecuteDone: ({ result }) => {
      if (isAsyncIterable(result)) return;
      for (const { originalError: err, path } of result.errors ?? [])
        if (err && !(err instanceof GraphQLError))
          args.contextValue.log.error(
            { err, route: "/api/graphql", path: path?.join(".") },
            "request failed",
          );
    },
  }),
};

const boundedLists: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(boundedListDepth),
};

/** What an administrator changes or reads in a shop is left in that shop's record before it happens. */
const recordForeignActs: Plugin<Context> = {
  async onExecute({ args }) {
    const { me, scope, services } = args.contextValue;
    if (scope.shop_id === me.shop_id) return;
    const changes = mutationsOf(args);
    if (changes.length === 0)
      return recordForeignRead({ services, me, scope, asked: args.variableValues });
    await services.database.withShop(scope, async (db) => {
      for (const asked of changes) await recordForeignAct(db, { me, scope, ...asked });
    });
  },
};
