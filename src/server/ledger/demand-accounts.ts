import { GraphQLError } from "graphql";
import { may } from "../../domain/account/permissions.ts";
import type { Me } from "../../domain/account/session.ts";

/** For those who answer for the shop's accounts. */
export function demandAccounts(me: Me): void {
  if (may(me, "export-accounts")) return;
  throw new GraphQLError("Votre compte ne permet pas de lire la comptabilité.", {
    extensions: { code: "FORBIDDEN" },
  });
}
