import { Button, Group, SegmentedControl, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import {
  IconArrowBackUp,
  IconArrowUpRight,
  IconCircle,
  IconPlus,
  IconScribble,
  IconTypography,
  type Icon,
} from "@tabler/icons-react";
import { useId, useState } from "react";
import { isFileTag } from "../../../../domain/file/file.ts";
import { queueUploads } from "../../../platform/upload-queue.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { LeaveQuestion } from "../../../ui/office/dialog/leave-question.tsx";
import { tellDone, tellRefusal } from "../../../ui/office/notify.ts";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import type { ShownFile } from "../file-gallery.tsx";
import { sayShapes, TOOL_FR, TOOLS, type Tool } from "./shapes.ts";
import { useDrawing } from "./use-drawing.ts";
import styles from "./drawing.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { repair_id: string; photo: ShownFile; onClose: () => void };

const QUALITY = 0.9;
const LONGEST = 100;

/** Saved as a photo beside the original, which stays as it was taken. */
export function DrawingDialog({ repair_id, photo, onClose }: Props) {
  const [tool, setTool] = useState<Tool>("arrow");
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const [leaving, setLeaving] = useState(false);
  const drawing = useDrawing(photo.url, { tool, text: text.trim() });
  const { canvas, surface, shapes, isReady, failed, undo, place } = drawing;
  const [hint, summary] = [useId(), useId()];
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const isDirty = shapes.length > 0;
  const save = async () => {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.current?.toBlob(resolve, "image/jpeg", QUALITY),
    );
    if (!blob) return;
    const file = new File([blob], `${said.trim()}.jpg`, { type: "image/jpeg" });
    const tags = photo.tags.filter(isFileTag);
    const target = { recipientType: "repair", recipientID: repair_id, tags } as const;
    const [refused] = await queueUploads([file], target);
    if (refused) return tellRefusal(refusalText(refused.refused));
    tellDone("Photo annotée ajoutée à côté de l’originale.");
    onClose();
  };
  return (
    <Dialog
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      title="Dessiner sur la photo"
      size={860}
      fullScreen={fullScreen}
      closeOnEscape={!leaving}
    >
      <Stack gap="sm">
        <Tools tool={tool} onChoose={setTool} />
        {tool === "text" && (
          <TextInput
            label="Texte à écrire"
            description="Puis touchez la photo là où il commence."
            maxLength={60}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        {failed && <Text c="red">Cette photo ne peut pas être ouverte. Réessayez plus tard.</Text>}
        {!isReady && !failed && <Skeleton h={320} />}
        <canvas
          ref={canvas}
          className={styles.canvas}
          hidden={!isReady}
          tabIndex={0}
          role="img"
          aria-label={`${photo.filename}, à annoter`}
          aria-describedby={`${hint} ${summary}`}
          {...surface}
        />
        <Group justify="space-between" gap={8}>
          <Text size="sm" id={summary} role="status">
            {sayShapes(shapes)}
          </Text>
          <Group gap={8}>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={!isReady || (tool === "text" && text.trim() === "")}
              onClick={() => {
                place();
                canvas.current?.focus();
              }}
            >
              Placer au centre
            </Button>
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              disabled={!isDirty}
              onClick={undo}
            >
              Annuler le dernier
            </Button>
          </Group>
        </Group>
        <Text size="xs" c="dimmed" id={hint}>
          Au clavier : placez au centre, déplacez avec les flèches, étirez avec Maj et les flèches,
          annulez avec Ctrl Z.
        </Text>
        <TextInput
          label="Ce que montre le dessin"
          description="Lu à ceux qui ne voient pas la photo, et nom du fichier."
          placeholder="Le joint du hublot est fendu ici"
          required
          maxLength={LONGEST}
          value={said}
          onChange={({ currentTarget }) => setSaid(currentTarget.value)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={() => (isDirty ? setLeaving(true) : onClose())}>
            Annuler
          </Button>
          <Button disabled={!isDirty || said.trim() === ""} onClick={save}>
            Enregistrer à côté
          </Button>
        </Group>
      </Stack>
      {leaving && (
        <LeaveQuestion
          why="Le dessin sera perdu ; la photo reste comme elle est."
          onStay={() => setLeaving(false)}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}

const TOOL_ICONS: Record<Tool, Icon> = {
  arrow: IconArrowUpRight,
  circle: IconCircle,
  line: IconScribble,
  text: IconTypography,
};

const Tools = ({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) => (
  <SegmentedControl
    aria-label="Outil"
    fullWidth
    value={tool}
    onChange={(value) => onChoose(TOOLS.find((one) => one === value) ?? "arrow")}
    data={TOOLS.map((value) => {
      const Picture = TOOL_ICONS[value];
      return {
        value,
        label: (
          <span className={styles.tool}>
            <Picture size={20} aria-hidden />
            {TOOL_FR[value]}
          </span>
        ),
      };
    })}
  />
);
