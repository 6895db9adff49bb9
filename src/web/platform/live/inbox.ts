/** The notifications that the stream brings, for the bell: those that come before its script is there wait for it. */
export type NotificationReader = {
  /** Where this person stopped reading, in milliseconds. */
  since: () => number | undefined;
  onNotification: (data: unknown) => void;
  onHeard: (at: number) => void;
};

let reader: NotificationReader | undefined;
/** The instant of the last event that any tab read, in milliseconds. */
let heardAt: number | undefined;
const early: unknown[] = [];

export const heardUntil = (): number | undefined => heardAt ?? reader?.since();

export function hear(at: number): void {
  heardAt = at;
  reader?.onHeard(at);
}

export function deliver(notification: unknown): void {
  if (reader) reader.onNotification(notification);
  else early.push(notification);
}

export function readWith(next: NotificationReader): void {
  reader = next;
  for (const notification of early.splice(0)) next.onNotification(notification);
  if (heardAt !== undefined) next.onHeard(heardAt);
}
