/** Sign-ups until their link is opened: each access is one function of the gate, and only the link's digest is stored. */
import { sql } from "kysely";
import { z } from "zod";
import { SIGN_UP_HOURS, type SignUp } from "../../../domain/shop/onboarding/sign-up.ts";
import type { OpeningHours } from "../../../domain/shop/shop.ts";
import type { Zone } from "../../../domain/time.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { digest } from "../session/store.ts";

type NewSignUp = SignUp & { id: string; token: string; password_hash: string };

/** Queues its letter in the same statement. */
export const openSignUp = (database: GateDatabase, asked: NewSignUp): Promise<void> =>
  database.withGate(async (db) => {
    const { id, email, firstname, lastname, password_hash, shop_name, zipcode, token } = asked;
    await sql`
      select auth.open_sign_up(${id}, ${email}, ${firstname}, ${lastname}, ${password_hash}, ${shop_name}, ${zipcode},
        ${digest(token)}, ${SIGN_UP_HOURS})`.execute(db);
  });

const letter = z.strictObject({
  email: z.string(),
  firstname: z.string(),
  shop_name: z.string(),
  /** An account has this e-mail. */
  known: z.boolean(),
});

/** Undefined once it is over or confirmed. */
export const readSignUp = (
  database: GateDatabase,
  id: string,
): Promise<z.output<typeof letter> | undefined> =>
  database.withGate((db) => readRow(db, letter, sql`select * from auth.read_sign_up(${id})`));

const waiting = z.strictObject({
  password_hash: z.string(),
  shop_name: z.string(),
  zipcode: z.string(),
});

export const findSignUp = (
  database: GateDatabase,
  token: string,
): Promise<z.output<typeof waiting> | undefined> =>
  database.withGate((db) =>
    readRow(db, waiting, sql`select * from auth.find_sign_up(${digest(token)})`),
  );

const owner = z.strictObject({ id: z.string(), shop_id: z.string(), email: z.string() });
export type NewOwner = z.output<typeof owner>;

type Opening = {
  token: string;
  slug: string;
  city: string;
  place: { lat: number; lon: number } | undefined;
  zone: Zone;
  hours: OpeningHours;
};

/** Undefined when the link is over or was used; throws what `emailTaken` knows. */
export const confirmSignUp = (
  database: GateDatabase,
  { token, slug, city, place, zone, hours }: Opening,
): Promise<NewOwner | undefined> =>
  database.withGate((db) =>
    readRow(
      db,
      owner,
      sql`select * from auth.confirm_sign_up(${digest(token)}, ${slug}, ${city}, ${place?.lat ?? null},
        ${place?.lon ?? null}, ${zone}, ${JSON.stringify(hours)}::jsonb)`,
    ),
  );
