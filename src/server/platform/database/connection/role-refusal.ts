import type pg from "pg";
import { UnusableDatabase } from "../unusable.ts";

type Refused = {
  role: string;
  roles: readonly string[];
  account: string;
  creates: boolean;
  exists: boolean;
  excess: boolean;
};

/** Since PostgreSQL 16 CREATEROLE is not enough: the account that created a role administers it, and no other. */
export async function refusedRole(
  owner: pg.Client,
  role: string,
  { roles, cause }: { roles: readonly string[]; cause: unknown },
): Promise<Error> {
  const { rows } = await owner.query<Omit<Refused, "role" | "roles">>(
    `select o.rolname as account, o.rolcreaterole as creates, r.oid is not null as exists,
       coalesce(r.rolsuper or r.rolbypassrls, false) as excess
     from pg_roles o left join pg_roles r on r.rolname = $1 where o.rolname = current_user`,
    [role],
  );
  const [found = { account: "", creates: false, exists: false, excess: false }] = rows;
  return new UnusableDatabase(refusalOf({ role, roles, ...found }), { cause });
}

function refusalOf({ role, roles, account, creates, exists, excess }: Refused): string {
  if (!creates)
    return `Le compte de DATABASE_URL ne peut pas créer ou modifier le rôle « ${role} » : donnez-lui CREATEROLE (ALTER ROLE … CREATEROLE).`;
  if (!exists) return `Le serveur PostgreSQL refuse de créer le rôle « ${role} ».`;
  if (excess)
    return `Le rôle « ${role} » a un droit qu’il ne doit pas avoir : retirez-le par un superutilisateur (ALTER ROLE ${role} NOSUPERUSER NOBYPASSRLS).`;
  return (
    `Le rôle « ${role} » existe déjà sur ce serveur et un autre compte l’a créé : le compte « ${account} » ne peut pas en changer le mot de passe. ` +
    `Donnez-lui ces rôles par un superutilisateur (GRANT ${roles.join(", ")} TO ${account} WITH ADMIN OPTION), ou choisissez un serveur où ils n’existent pas.`
  );
}
