/** Where stories are played: one shop, its people, and what the verbs of the product ask for. */
import { isRefusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import type { Author, ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { FilesHome } from "../platform/storage.ts";
import type { StaffedShop } from "../shop/store.ts";
import type { Lanes } from "./lanes.ts";
import type { DemoShop } from "./shops.ts";

export type Stage = {
  db: ShopDb;
  demo: DemoShop;
  shop: StaffedShop;
  origin: string;
  ledgerKey: Buffer;
  files: FilesHome;
  lanes: Lanes;
  /** The id under which the shop keeps each client of the demonstration that it knows, by demonstration id. */
  known: Map<string, string>;
  /** What clients wrote in their reviews. */
  said?: Set<string>;
};

export const CLIENT: Author = { kind: "client", account_id: null };

export const colleague = (user_id: string): Author => ({ kind: "shop", account_id: user_id });

/** Who answers the telephone and writes the letters: the front desk, or the owner who works alone. */
export function deskOf({ demo: { users } }: Pick<Stage, "demo">): Author {
  const user = users.find(({ role }) => role === "FRONT") ?? ownerIn(users);
  return colleague(user.id);
}

export const ownerOf = ({ demo: { users } }: Pick<Stage, "demo">): Author =>
  colleague(ownerIn(users).id);

function ownerIn(users: DemoShop["users"]): DemoShop["users"][number] {
  const owner = users.find(({ role }) => role === "OWNER");
  if (!owner) throw new Error("a shop has an owner");
  return owner;
}

export const contextOf = (
  { origin, ledgerKey }: Stage,
  author: Author,
  at: Instant,
): ChangeContext => ({ author, at, origin, ledgerKey });

type Refused = { refused: string };

/** What a verb answered; a refusal or nothing at all is a mistake of the story. */
export function demand<Value>(what: string, answer: Value): Exclude<NonNullable<Value>, Refused> {
  if (isAnswer(answer)) return answer;
  const reason = JSON.stringify(answer);
  throw new Error(`${what}: ${reason === undefined ? "not found" : `refused, ${reason}`}`);
}

const isAnswer = <Value>(answer: Value): answer is Exclude<NonNullable<Value>, Refused> =>
  answer !== undefined && answer !== null && !isRefusal(answer);
