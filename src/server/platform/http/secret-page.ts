import type { FastifyReply } from "fastify";

/**
 * Headers of a page behind a secret link: no cache, no index, and no other site sees its address.
 * A page with a plain form needs "same-origin": under "no-referrer" the form's origin would be "null", and refused.
 */
export const asSecretPage = (
  reply: FastifyReply,
  referrer: "no-referrer" | "same-origin" = "no-referrer",
): FastifyReply =>
  reply
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", referrer);
