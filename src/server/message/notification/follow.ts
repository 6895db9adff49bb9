/** The notifications of one person as they come, and those that their browser missed while it was away. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import {
  notificationOf,
  type Notification,
} from "../../../domain/message/notification/notification.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { notificationsOf, type Wanted } from "./store.ts";

/** A transaction that began before the browser left may commit after: longer than any of ours lasts. */
const OVERLAP_MINUTES = 2;
const MOST_REPLAYED = 100;

type Follower = {
  database: Pick<Database, "withShop">;
  scope: ShopScope;
  user_id: string;
  send: (notification: Notification) => void;
  /** The database did not answer: the stream must end, so that its reader comes back and asks again. */
  onFailure: () => void;
};

export type Feed = {
  /** Those changed since; the latest when the browser has none. False when they could not be read. */
  replay(since: Instant | undefined): Promise<boolean>;
  follow(id: string): void;
};

export function openFeed({ database, scope, user_id, send, onFailure }: Follower): Feed {
  let queue = Promise.resolve(true);
  const read = (wanted: Omit<Wanted, "user_id">): Promise<boolean> =>
    (queue = queue
      .then(() =>
        database.withShop(scope, (db) => notificationsOf(db, { ...wanted, user_id }), "read"),
      )
      .then((found) => {
        for (const one of found.toReversed()) send(notificationOf(one));
        return true;
      })
      .catch(() => {
        onFailure();
        return false;
      }));
  return {
    replay: (since) =>
      read({ first: MOST_REPLAYED, ...(since && { since: addMinutes(since, -OVERLAP_MINUTES) }) }),
    follow: (id) => void read({ first: 1, ids: [id] }),
  };
}
