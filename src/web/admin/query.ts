/** What the administration's addresses answer. */
import * as z from "zod/mini";
import type { Instant } from "../../domain/time.ts";

const instant = z.custom<Instant>((value) => typeof value === "string");

const shop = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  suspended_reason: z.string(),
  zipcode: z.string(),
  city: z.string(),
  slug: z.string(),
  created_at: instant,
  users: z.number(),
  repairs: z.number(),
  bookings: z.number(),
  seen_at: z.nullable(instant),
  files: z.number(),
  bytes: z.number(),
});
export type AdminShop = z.infer<typeof shop>;
export const shopsShape = z.object({ total: z.number(), rows: z.array(shop) });

const user = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.string(),
  shop_id: z.nullable(z.string()),
  shop: z.string(),
  disabled: z.boolean(),
  sessions: z.number(),
  seen_at: z.nullable(instant),
});
export type AdminUser = z.infer<typeof user>;
export const usersShape = z.object({ total: z.number(), rows: z.array(user) });

const letter = z.object({
  shop_id: z.string(),
  shop: z.string(),
  id: z.string(),
  channel: z.string(),
  template: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  last_error: z.string(),
  created_at: instant,
});
const task = z.object({
  id: z.string(),
  task: z.string(),
  shop_id: z.nullable(z.string()),
  attempts: z.number(),
  last_error: z.string(),
  run_at: instant,
});
export type FailedLetter = z.infer<typeof letter>;
export type DeadTask = z.infer<typeof task>;
export const failuresShape = z.object({
  messages: z.object({ total: z.number(), rows: z.array(letter) }),
  tasks: z.array(task),
});

export const healthShape = z.object({
  readiness: z.object({
    ok: z.boolean(),
    database: z.string(),
    queue: z.string(),
    disk: z.string(),
    files: z.string(),
  }),
  queue: z.object({
    due: z.number(),
    planned: z.number(),
    dead: z.number(),
    oldest_at: z.nullable(instant),
  }),
  backed_up_at: z.nullable(instant),
  build: z.object({
    version: z.string(),
    commit: z.string(),
    date: z.string(),
    node: z.string(),
  }),
});
export type Health = z.infer<typeof healthShape>;
