/** An administrator closes the account of a person, or opens it again. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { Database } from "../../platform/database/open.ts";
import { recordAudit } from "../audit/record.ts";
import { setDisabled, type Member } from "./store.ts";

type Demand = { scope: ShopScope; member: Member; disabled: boolean };

/** The line of the audit is written first: an account that could not be closed leaves none. */
export async function disableAccount(
  database: Pick<Database, "withShop" | "withGate">,
  { scope, member: { id, disabled: before }, disabled }: Demand,
  context: ChangeContext,
): Promise<void> {
  await database.withShop(scope, async (db) => {
    await recordAudit(db, context, {
      action: disabled ? "user.disabled" : "user.enabled",
      record: { noun: "user", id },
      before: { disabled: before },
      after: { disabled },
    });
    await setDisabled(database, id, disabled);
  });
}
