import { useEffect, useEffectEvent, useState } from "react";
import type { Mark } from "../../domain/call/mark.ts";
import { FIRST_VIEW, openRoom, type Room, type RoomView } from "./room.ts";
import type { Door } from "./wire.ts";

type Reading = { room: Room | undefined; view: RoomView };

type Marks = {
  onMark: (mark: Mark, from: string) => void;
  /** What is drawn now, for a page that comes in. */
  standing: () => readonly Mark[];
};

/** The page's side of a call, from the moment there is something to send until the page is left. */
export function useRoom(door: Door, local: MediaStream | undefined, marks: Marks): Reading {
  const [room, setRoom] = useState<Room>();
  const [view, setView] = useState(FIRST_VIEW);
  const hearMark = useEffectEvent(marks.onMark);
  const standing = useEffectEvent(marks.standing);
  const isReady = local !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    const opened = openRoom({
      door,
      onView: setView,
      onMark: (mark, from) => hearMark(mark, from),
      standing: () => standing(),
    });
    setRoom(opened);
    return () => opened.hangUp();
    // One call for each address.
  }, [isReady, door.path]);
  useEffect(() => {
    if (!room || !local) return;
    room.give(local);
  }, [room, local]);
  useEffect(() => {
    void room?.join();
  }, [room]);
  return { room, view };
}
