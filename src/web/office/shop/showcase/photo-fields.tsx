import { TextInput } from "@mantine/core";
import { useState } from "react";
import { MOST_ALT } from "../../../../domain/file/showcase/showcase.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { describeShopPicture, removeShopPicture } from "./actions.ts";
import type { ShownPicture } from "./query.ts";
import styles from "./showcase.module.css";

type Props = {
  photo: ShownPicture;
  rank: number;
  isAllowed: boolean;
  onChanged: () => void;
};

export function PhotoFields({ photo, rank, isAllowed, onChanged }: Props) {
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
          title={`Retirer la photo ${rank + 1} ?`}
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
