import { Anchor, Skeleton, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { isRefusedReason, REFUSED_REASON_FR } from "../../../../domain/repair/review/reason.ts";
import { dateOf, formatDate, type Zone } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { AnswerForm } from "./answer-form.tsx";
import { reviewsQuery, type ReadReview } from "./query.ts";
import { ReportButton } from "./report-button.tsx";
import styles from "./review.module.css";

/** What clients said of finished repairs: the shop reads, answers and reports, and takes nothing away. */
export function ReviewsSection() {
  const zone = useZone();
  const me = useSession()?.me;
  const read = useRead({ query: reviewsQuery, variables: {}, nouns: ["shop"] });
  return (
    <ReadStates read={read} shape={<Skeleton h={160} />}>
      <ReviewList
        reviews={read.data?.reviews ?? []}
        zone={zone}
        isAllowed={me !== undefined && may(me, "edit-settings")}
        onChanged={read.retry}
      />
    </ReadStates>
  );
}

type Props = {
  reviews: readonly ReadReview[];
  zone: Zone;
  isAllowed: boolean;
  onChanged: () => void;
};

export const ReviewList = ({ reviews, zone, isAllowed, onChanged }: Props) => (
  <>
    <Text size="sm" c="dimmed">
      Demandés une fois à chaque client, deux jours après sa réparation. Vous pouvez y répondre ;
      Établi seul décide de ceux qui ne respectent pas{" "}
      <Anchor href="/avis" target="_blank" size="sm" underline="always">
        les règles
      </Anchor>
      .
    </Text>
    {reviews.length === 0 && (
      <EmptyState title="Aucun avis pour l’instant">
        Le premier arrivera après une réparation terminée.
      </EmptyState>
    )}
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Text fw={600}>
            {review.stars} sur 5 · {review.author || "Sans nom"}
          </Text>
          <Text size="sm" c="dimmed">
            {review.kind && `${review.kind}, `}
            <Anchor href={`/app/sheet/${review.repair_id}`} size="sm" underline="always">
              {review.reference}
            </Anchor>
            , le {formatDate(dateOf(review.created_at, zone))}
          </Text>
          <Text className={styles.said}>{review.text}</Text>
          <Standing {...review} />
          {review.state === "published" && (
            <div className={styles.acts}>
              <AnswerForm review={review} isAllowed={isAllowed} onSaved={onChanged} />
              {isAllowed && review.reported_reason === "" && (
                <ReportButton id={review.id} onReported={onChanged} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  </>
);

function Standing({ state, refused_reason, reported_reason }: ReadReview) {
  const said = standingOf({ state, refused_reason, reported_reason });
  return (
    said && (
      <Text size="sm" c="dimmed">
        {said}
      </Text>
    )
  );
}

type Stands = Pick<ReadReview, "state" | "refused_reason" | "reported_reason">;

function standingOf({ state, refused_reason, reported_reason }: Stands): string {
  if (state === "waiting") return "Pas encore publié : Établi le lit d’abord.";
  if (state === "refused") return `Non publié. Motif : ${reasonText(refused_reason)}.`;
  return reported_reason ? `Signalé : ${reasonText(reported_reason)}. Établi décide.` : "";
}

const reasonText = (reason: string): string =>
  isRefusedReason(reason) ? REFUSED_REASON_FR[reason] : reason;
