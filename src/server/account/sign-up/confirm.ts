/** The link of the letter, with the password typed at sign-up, opens the shop, its owner's account and a session. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { slugOf } from "../../../domain/shop/address.ts";
import { FIRST_HOURS } from "../../../domain/shop/onboarding/first.ts";
import { zoneOfZip } from "../../../domain/shop/zone.ts";
import { forgetAttempts, takeTurn, type GateDatabase } from "../../platform/limit.ts";
import { openTowns } from "../../platform/towns.ts";
import { digest } from "../session/store.ts";
import { isPassword, openSession, type Browser, type OpenedSession } from "../sign-in.ts";
import { emailTaken } from "../store.ts";
import { confirmSignUp, findSignUp, type NewOwner } from "./store.ts";

const towns = openTowns();
const FREE_ATTEMPTS = 5;

type Confirmation = Browser & { link: string; password: string };
type Confirmed = { opened: OpenedSession; owner: NewOwner };
export type ConfirmRefusal =
  | Refusal<"link-over" | "email-taken" | "bad-password">
  | Refusal<"too-many", { seconds: number }>;

/**
 * The password proves that the person who reads the mailbox is the one who signed up: otherwise a stranger who typed
 * the e-mail of another person would hold the password of the account that this person opens.
 */
export async function confirmOwner(
  database: GateDatabase,
  { link, password, ...browser }: Confirmation,
): Promise<Confirmed | ConfirmRefusal> {
  const key = `sign-up ${digest(link).toString("base64url")}`;
  const seconds = await takeTurn(database, key, FREE_ATTEMPTS);
  if (seconds > 0) return refuse("too-many", { seconds });
  const asked = await findSignUp(database, link);
  if (!asked) return refuse("link-over");
  if (!(await isPassword(asked.password_hash, password))) return refuse("bad-password");
  await forgetAttempts(database, key);
  const owner = await openShop(database, { ...asked, link });
  if (owner === "email-taken") return refuse("email-taken");
  if (!owner) return refuse("link-over");
  return { owner, opened: await openSession(database, owner.id, browser) };
}

type Asked = { link: string; shop_name: string; zipcode: string };

async function openShop(
  database: GateDatabase,
  { link, shop_name, zipcode }: Asked,
): Promise<NewOwner | "email-taken" | undefined> {
  const town = towns.townOf(zipcode, "");
  const slug = slugOf(shop_name);
  const opening = {
    token: link,
    slug,
    city: town?.name ?? "",
    place: town,
    zone: zoneOfZip(zipcode),
    hours: FIRST_HOURS,
  };
  try {
    return await confirmSignUp(database, opening);
  } catch (error) {
    if (emailTaken(error)) return "email-taken";
    throw error;
  }
}
