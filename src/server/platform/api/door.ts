/** What a route for programs is made of: the same description serves requests and writes the OpenAPI document. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ApiScope } from "../../../domain/account/api-key/scope.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { BadInput } from "../../../domain/validation.ts";
import type { Me } from "../../../domain/account/session.ts";
import type { Refusal } from "../../../domain/decision.ts";

/** The words of a refusal, each with its status, its sentence, and the field at fault when there is one. */
export type RefusalWords = Readonly<
  Record<string, { status: number; message: string; field?: string }>
>;

/** What a request of a program asked, once read. */
export type Asked<Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  /** In whose name it works, and in which shop. */
  me: Me;
  scope: ShopScope;
  scopes: readonly ApiScope[];
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A body, for the document. */
type JsonBody = { schema: z.core.$ZodType; example: unknown };

export type Door<Params, Query, Body, Answer> = {
  method: "get" | "post";
  /** As OpenAPI writes it: /api/v1/repairs/{id}. */
  path: string;
  /** Undefined: any key. */
  needs: ApiScope | undefined;
  /** The part of the document that it belongs to. */
  tag: string;
  summary: string;
  details?: string;
  params: z.ZodType<Params>;
  query: z.ZodType<Query>;
  body?: JsonBody;
  /** What is understood of the body. */
  read: (body: unknown) => Body | BadInput | Refusal<"bad-input">;
  /** The status of a success. */
  status?: number;
  /** Undefined for a PDF, which `serve` sends itself. */
  answer: z.ZodType<Answer> | undefined;
  words?: RefusalWords;
  /** Undefined when what is asked does not exist in this shop. */
  serve: (
    asked: Asked<Params, Query, Body>,
  ) => Promise<Answer | Refusal | FastifyReply | undefined>;
};

/** A door as the document describes it. */
export type DescribedDoor = Pick<
  Door<unknown, unknown, unknown, unknown>,
  "method" | "path" | "needs" | "tag" | "summary" | "details" | "status" | "words" | "body"
> & {
  params: z.ZodType;
  query: z.ZodType;
  answer: z.ZodType | undefined;
  /** Open without a key. */
  isPublic?: true;
};

const described = new WeakMap<FastifyInstance, DescribedDoor[]>();

/** Those that this application has opened until now. */
export const doorsOf = (app: FastifyInstance): readonly DescribedDoor[] => described.get(app) ?? [];

export function describeDoor(app: FastifyInstance, door: DescribedDoor): void {
  described.set(app, [...doorsOf(app), door]);
}

/** A path of Fastify. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Keeps the types of a door that is described before it is opened. */
export const doorOf = <Params, Query, Body, Answer>(
  door: Door<Params, Query, Body, Answer>,
): Door<Params, Query, Body, Answer> => door;

/** The shop of a path; a key opens its own only. */
export const SHOP_PARAM = z.object({
  shopId: z
    .string()
    .transform((text) => text.toLowerCase())
    .meta({ format: "uuid", description: "L’identifiant de l’atelier de la clé." }),
});

/** A read that takes nothing but its path. */
export const NOTHING = z.object({});
export const readNothing = (): undefined => undefined;
