import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { useState } from "react";
import { moved } from "../../../../domain/file/showcase/showcase.ts";
import { useAction } from "../../../platform/query.ts";
import { reorderShopPictures } from "./actions.ts";
import { PhotoFields } from "./photo-fields.tsx";
import type { ShownPicture } from "./query.ts";
import styles from "./showcase.module.css";

type Props = { photos: readonly ShownPicture[]; isAllowed: boolean; onChanged: () => void };

/** The photos in their order, which is changed by drag or by the arrows. */
export function PhotoList({ photos, isAllowed, onChanged }: Props) {
  const { act, busy } = useAction(reorderShopPictures);
  const [dragged, drag] = useState<string>();
  const [said, say] = useState("");
  const ids = photos.map(({ id }) => id);
  const move = async (id: string, by: number) => {
    const next = moved(ids, id, by);
    if (next.join() === ids.join() || !(await act({ ids: next }))) return;
    onChanged();
    say(`Photo placée en position ${next.indexOf(id) + 1} sur ${next.length}.`);
  };
  const drop = (target: string) => {
    if (dragged) void move(dragged, ids.indexOf(target) - ids.indexOf(dragged));
    drag(undefined);
  };
  return (
    <>
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map((photo, rank) => (
            <li
              key={photo.id}
              draggable={isAllowed}
              data-dragged={photo.id === dragged || undefined}
              onDragStart={() => drag(photo.id)}
              onDragEnd={() => drag(undefined)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                drop(photo.id);
              }}
            >
              <img
                src={photo.url}
                alt=""
                width={photo.width}
                height={photo.height}
                draggable={false}
              />
              <PhotoFields photo={photo} rank={rank} isAllowed={isAllowed} onChanged={onChanged} />
              {isAllowed && photos.length > 1 && (
                <Arrows
                  rank={rank}
                  count={photos.length}
                  busy={busy}
                  onMove={(by) => void move(photo.id, by)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div role="status" className={styles.said}>
        {said}
      </div>
    </>
  );
}

type ArrowsProps = { rank: number; count: number; busy: boolean; onMove: (by: number) => void };

/** `aria-disabled`: the focus stays on the arrow that has come to its end. */
const Arrows = ({ rank, count, busy, onMove }: ArrowsProps) => (
  <div className={styles.arrows}>
    <IconGripVertical size={20} aria-hidden className={styles.grip} />
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={`Avancer la photo ${rank + 1}`}
      aria-disabled={rank === 0 || busy}
      onClick={() => rank > 0 && !busy && onMove(-1)}
    >
      <IconArrowUp size={20} />
    </ActionIcon>
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={`Reculer la photo ${rank + 1}`}
      aria-disabled={rank === count - 1 || busy}
      onClick={() => rank < count - 1 && !busy && onMove(1)}
    >
      <IconArrowDown size={20} />
    </ActionIcon>
  </div>
);
