import { ActionIcon, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "@tabler/icons-react";
import { useState } from "react";
import { MOST_ALT, moved } from "../../../../domain/file/showcase/showcase.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { describeShopPicture, removeShopPicture, reorderShopPictures } from "./actions.ts";
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

type FieldsProps = Pick<Props, "isAllowed" | "onChanged"> & { photo: ShownPicture; rank: number };

function PhotoFields({ photo, rank, isAllowed, onChanged }: FieldsProps) {
  const [alt, setAlt] = useState(photo.alt);
  const { act: describe } = useAction(describeShopPicture);
  const { act: remove, busy } = useAction(removeShopPicture);
  const save = async () => {
    if (alt !== photo.alt && (await describe({ id: photo.id, alt }))) onChanged();
  };
  return (
    <div className={styles.fields}>
      <TextInput
        label={`Ce que montre la photo ${rank + 1}`}
        description="Lu à voix haute aux personnes qui ne la voient pas."
        placeholder="L’établi et ses outils"
        maxLength={MOST_ALT}
        disabled={!isAllowed}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => key === "Enter" && void save()}
      />
      {isAllowed && (
        <ConfirmButton
          variant="subtle"
          color="gray"
          size="compact-sm"
          loading={busy}
          aria-label={`Retirer la photo ${rank + 1}`}
          title={`Retirer la photo ${rank + 1} ?`}
          why="Elle quitte votre page dès maintenant, et sera effacée."
          onConfirm={async () => {
            if (await remove({ id: photo.id })) onChanged();
          }}
        >
          Retirer
        </ConfirmButton>
      )}
    </div>
  );
}
