/** The person's own account: open sessions, and the password. */
import * as z from "zod/mini";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import { deleteJson, getJson, postJson, type RestAnswer } from "../../platform/rest.ts";

const shape = z.object({
  sessions: z.array(
    z.object({ id: z.string(), device: z.string(), seen_at: z.string(), current: z.boolean() }),
  ),
});
export type OpenSession = { id: string; device: string; seen_at: Instant; current: boolean };

/** Undefined when the server gave no list. */
export async function openSessions(): Promise<OpenSession[] | undefined> {
  const answer = await getJson("/api/v1/auth/sessions");
  const read = shape.safeParse(answer.ok ? answer.value : undefined);
  return read.success ? read.data.sessions.flatMap(readable) : undefined;
}

function readable({ seen_at, ...session }: Omit<OpenSession, "seen_at"> & { seen_at: string }) {
  const seen = parseInstant(seen_at);
  return seen ? [{ ...session, seen_at: seen }] : [];
}

/** One session of another device, or all of them. */
export const endSession = async (id?: string): Promise<boolean> =>
  (await deleteJson(`/api/v1/auth/sessions${id ? `/${id}` : ""}`)).ok;

const trusted = z.object({
  devices: z.array(
    z.object({ id: z.string(), device: z.string(), expire_at: z.string(), current: z.boolean() }),
  ),
});
/** A browser that is asked no code until then. */
export type TrustedDevice = { id: string; device: string; expire_at: Instant; current: boolean };

/** None when the server gave no list: the account has them beside its sessions. */
export async function trustedDevices(): Promise<TrustedDevice[]> {
  const answer = await getJson("/api/v1/auth/trusted-devices");
  const read = trusted.safeParse(answer.ok ? answer.value : undefined);
  return (read.success ? read.data.devices : []).flatMap(({ expire_at, ...device }) => {
    const until = parseInstant(expire_at);
    return until ? [{ ...device, expire_at: until }] : [];
  });
}

export const forgetTrustedDevice = async (id: string): Promise<boolean> =>
  (await deleteJson(`/api/v1/auth/trusted-devices/${id}`)).ok;

export const changePassword = (current: string, next: string): Promise<RestAnswer> =>
  postJson("/api/v1/auth/password", { current, next });

/** Answered alike whether or not an account has this e-mail. */
export const askPasswordLink = (email: string): Promise<RestAnswer> =>
  postJson("/api/v1/auth/password-link", { email });
