/** Security headers, and the refusal of requests that another site made a browser send. */
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** True for a host name or an address with its port: canonical links repeat it. Old clients send none. */
export const isHost = (host: string | undefined): boolean =>
  !host || (/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}`));

/**
 * Cross-site request forgery: a browser sends the origin of each request that changes something; another
 * origin than `ours`, scheme included, is refused. Cookies are SameSite=Lax as well. A program that is not a
 * browser sends no such header and has no cookie.
 */
export function isForged({ method, headers }: FastifyRequest, ours: string): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return false;
  return headers.origin === undefined ? isCrossSite(headers) : headers.origin !== ours;
}

/** True when a browser says that a page of another site caused this request. */
export function isCrossSite(headers: FastifyRequest["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** What no page of ours uses is off for our pages too, and for what they might frame. */
export const PERMISSIONS_POLICY =
  "camera=(self), geolocation=(self), accelerometer=(), bluetooth=(), browsing-topics=(), " +
  "display-capture=(), gyroscope=(), hid=(), magnetometer=(), microphone=(self), midi=(), payment=(), " +
  "serial=(), usb=(), xr-spatial-tracking=()";

/** Options of @fastify/helmet. */
export function securityHeaders(config: Config) {
  const secure = config.PUBLIC_URL?.startsWith("https:") ?? false;
  return {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components set style attributes and the office's library writes style elements.
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'", "'unsafe-inline'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'", "blob:"],
        workerSrc: ["'self'"],
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" as const },
  };
}
