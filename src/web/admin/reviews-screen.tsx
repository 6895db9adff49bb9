import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { useState } from "react";
import * as z from "zod/mini";
import {
  isRefusedReason,
  REFUSED_REASON_FR,
  REFUSED_REASONS,
} from "../../domain/repair/review/reason.ts";
import type { Instant } from "../../domain/time.ts";
import { EmptyState } from "../ui/office/empty-state.tsx";
import { Panel } from "../ui/office/panel.tsx";
import { ReadStates } from "../ui/office/read-states.tsx";
import { post } from "./post.ts";
import { useAnswer } from "./use-answer.ts";
import { momentText } from "./words.ts";
import styles from "./admin.module.css";

const review = z.object({
  shop_id: z.string(),
  shop: z.string(),
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  state: z.string(),
  reported_reason: z.string(),
  created_at: z.custom<Instant>((value) => typeof value === "string"),
});
const shape = z.object({ rows: z.array(review) });

/** What must be read before it is public, and what a shop reported. */
export function ReviewsScreen() {
  const read = useAnswer("/api/v1/admin/reviews", shape);
  const reviews = read.data?.rows ?? [];
  return (
    <ReadStates read={read}>
      <Panel title={`Avis à décider (${reviews.length})`}>
        {reviews.length === 0 && (
          <EmptyState title="Aucun avis à décider">Les autres sont publiés.</EmptyState>
        )}
        <ul className={styles.adminFailures}>
          {reviews.map((one) => (
            <ReviewRow key={one.id} review={one} again={read.retry} />
          ))}
        </ul>
      </Panel>
    </ReadStates>
  );
}

const CHOICES = REFUSED_REASONS.map((value) => ({ value, label: REFUSED_REASON_FR[value] }));

type RowProps = { review: z.infer<typeof review>; again: () => void };

function ReviewRow({ review: { id, shop_id, ...said }, again }: RowProps) {
  const reported = isRefusedReason(said.reported_reason) ? said.reported_reason : undefined;
  const [reason, choose] = useState<string>(reported ?? "insult");
  const [busy, setBusy] = useState(false);
  const decide = async (why: string) => {
    setBusy(true);
    const done = why ? "Avis refusé : son auteur reçoit le motif." : "Avis publié.";
    if (await post("/api/v1/admin/reviews/decide", { shop_id, id, reason: why }, done)) again();
    setBusy(false);
  };
  return (
    <li>
      <div className={styles.adminFacts}>
        <Text fw={600}>
          {said.shop} · {said.stars} sur 5 · {said.author || "Sans nom"}
        </Text>
        <Text size="sm" c="dimmed">
          {momentText(said.created_at, "")} ·{" "}
          {reported ? `Signalé : ${REFUSED_REASON_FR[reported]}` : "À lire avant publication"}
        </Text>
        <Text size="sm">{said.text}</Text>
      </div>
      <Group gap={12} align="end">
        <Button variant="default" loading={busy} onClick={() => void decide("")}>
          Publier
        </Button>
        <NativeSelect
          label="Motif du refus"
          data={CHOICES}
          value={reason}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
        <Button variant="subtle" color="red" disabled={busy} onClick={() => void decide(reason)}>
          Refuser
        </Button>
      </Group>
    </li>
  );
}
