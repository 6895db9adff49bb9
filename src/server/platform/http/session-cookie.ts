/** The cookies of an account: no script can read them, no other site can send them. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { HALF_SESSION_MINUTES, TRUST_DAYS } from "../../../domain/account/factor/code.ts";
import { DEVICE_DAYS, SESSION_SECONDS } from "../../../domain/account/session.ts";
import type { Config } from "../config.ts";
import { requestOrigin } from "../origin.ts";

/** Holds the token of the session. */
export const COOKIE = "etabli";
/** Holds the token of a device that an account signed in from; opens nothing. */
const DEVICE_COOKIE = "etabli-device";
/** Holds the token of a half session: the password was right, the code is awaited. */
const HALF_COOKIE = "etabli-half";
/** Holds the token of a browser that is asked no code for some days; opens nothing without the password. */
const TRUST_COOKIE = "etabli-trust";
const DEVICE_SECONDS = DEVICE_DAYS * 24 * 3600;

type Settings = Pick<Config, "PUBLIC_URL" | "PORT">;

const isSecure = (config: Settings, request: FastifyRequest): boolean =>
  requestOrigin(config, request).startsWith("https:");

/** With https only this name counts: a browser refuses it from a sub-domain or for a part of the site. */
const nameOf = (name: string, config: Settings, request: FastifyRequest): string =>
  isSecure(config, request) ? `__Host-${name}` : name;

type Cookies = Record<string, string | undefined>;

function cookieOf(name: string, config: Settings, request: FastifyRequest): string | undefined {
  // A request that no hook could read has none.
  const cookies: Cookies | undefined = request.cookies;
  return cookies?.[nameOf(name, config, request)];
}

export const tokenIn = (config: Settings, request: FastifyRequest): string | undefined =>
  cookieOf(COOKIE, config, request);

export const deviceIn = (config: Settings, request: FastifyRequest): string | undefined =>
  cookieOf(DEVICE_COOKIE, config, request);

export const halfIn = (config: Settings, request: FastifyRequest): string | undefined =>
  cookieOf(HALF_COOKIE, config, request);

export const trustIn = (config: Settings, request: FastifyRequest): string | undefined =>
  cookieOf(TRUST_COOKIE, config, request);

const optionsFor = (config: Settings, request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: "lax" as const,
  path: "/",
  secure: isSecure(config, request),
});

type Tokens = { token: string; device: string };

export function setTokens(config: Settings, reply: FastifyReply, tokens: Tokens): void {
  const { request } = reply;
  const options = optionsFor(config, request);
  const session = { ...options, maxAge: SESSION_SECONDS };
  const device = { ...options, maxAge: DEVICE_SECONDS };
  void reply.setCookie(nameOf(COOKIE, config, request), tokens.token, session);
  void reply.setCookie(nameOf(DEVICE_COOKIE, config, request), tokens.device, device);
}

export function setHalf(config: Settings, reply: FastifyReply, token: string): void {
  const { request } = reply;
  const options = { ...optionsFor(config, request), maxAge: HALF_SESSION_MINUTES * 60 };
  void reply.setCookie(nameOf(HALF_COOKIE, config, request), token, options);
}

export function setTrust(config: Settings, reply: FastifyReply, token: string): void {
  const { request } = reply;
  const options = { ...optionsFor(config, request), maxAge: TRUST_DAYS * 24 * 3600 };
  void reply.setCookie(nameOf(TRUST_COOKIE, config, request), token, options);
}

export const clearHalf = (config: Settings, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(nameOf(HALF_COOKIE, config, reply.request), optionsFor(config, reply.request));

/** The device stays known: the same person signs in again from it. */
export const clearToken = (config: Settings, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(nameOf(COOKIE, config, reply.request), optionsFor(config, reply.request));
