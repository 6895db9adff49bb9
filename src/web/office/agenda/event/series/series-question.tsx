import { Button, Stack, Text } from "@mantine/core";
import type { EventSeries } from "../parts.ts";
import { followingText, seriesText } from "./words.ts";
import { Dialog } from "../../../../ui/office/dialog/dialog.tsx";

export type SeriesAnswer = "this" | "following" | "none";

type Props = { title: string; series: EventSeries; onAnswer: (answer: SeriesAnswer) => void };

/** A change, or a removal, of what comes back: of this one, or of those that follow too. */
export const SeriesQuestion = ({ title, series, onAnswer }: Props) => (
  <Dialog onClose={() => onAnswer("none")} title={title} size="sm" centered>
    <Stack gap="sm">
      <Text size="sm">{seriesText(series)}.</Text>
      <Button data-autofocus onClick={() => onAnswer("this")}>
        Celui-ci seulement
      </Button>
      <Button variant="default" onClick={() => onAnswer("following")}>
        {followingText(series.following)}
      </Button>
      <Button variant="subtle" onClick={() => onAnswer("none")}>
        Ne rien changer
      </Button>
    </Stack>
  </Dialog>
);
