/** Gives somebody an account and signs them in, through the door. Answers the session's cookie. */
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { hashPassword } from "../../src/server/account/sign-in.ts";
import { anotherVisitor, type Doors } from "./doors.ts";
import type { Person } from "./garonne.ts";

export const PASSWORD = "un mot de passe convenable";

/** The doors must hold `accountRest`. */
export async function signInAs(
  { app, database }: Doors,
  { id, firstname }: Person,
  shop_id: string,
): Promise<string> {
  const email = `${firstname.toLowerCase()}@ateliers.test`;
  await database.asOwner(
    "insert into auth.account (id, shop_id, email, password_hash) values ($1, $2, $3, $4)",
    [id, shop_id, email, await hashPassword(PASSWORD)],
  );
  const { cookies } = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password: PASSWORD },
    remoteAddress: anotherVisitor(),
  });
  return cookies.find(({ name }) => name === COOKIE)?.value ?? "";
}
