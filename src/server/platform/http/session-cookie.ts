/** The cookie that holds the token of a session: no script can read it, no other site can send it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { SESSION_SECONDS } from "../../../domain/account/session.ts";
import type { Config } from "../config.ts";
import { requestOrigin } from "../origin.ts";

export const COOKIE = "etabli";
/** With https only this name counts: a browser refuses it from a sub-domain or for a part of the site. */
const SECURE_COOKIE = `__Host-${COOKIE}`;

type Settings = Pick<Config, "PUBLIC_URL" | "PORT">;

const isSecure = (config: Settings, request: FastifyRequest): boolean =>
  requestOrigin(config, request).startsWith("https:");

const nameFor = (config: Settings, request: FastifyRequest): string =>
  isSecure(config, request) ? SECURE_COOKIE : COOKIE;

export const tokenIn = (config: Settings, request: FastifyRequest): string | undefined =>
  request.cookies[nameFor(config, request)];

const optionsFor = (config: Settings, request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: isSecure(config, request),
});

export const setToken = (config: Settings, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(nameFor(config, reply.request), token, {
    ...optionsFor(config, reply.request),
    maxAge: SESSION_SECONDS,
  });

export const clearToken = (config: Settings, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(nameFor(config, reply.request), optionsFor(config, reply.request));
