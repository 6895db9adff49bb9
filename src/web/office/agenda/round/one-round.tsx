/** A shorter order for one technician's visits, beside the present one. */
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { projectionOf } from "./map-points.ts";
import { ProposalFrame } from "./proposal-frame.tsx";
import type { ProposalShown } from "./proposal-shown.ts";
import { roundQuery, type RoundProposal } from "./query.ts";
import { MAP_SIZE } from "./round-map.tsx";
import { placeOf, RoundPlan } from "./round-plan.tsx";
import { useReordering } from "./use-reordering.ts";
import { nothingText } from "./words.ts";
import styles from "./round.module.css";

export function OneRound({ user_id, ...shown }: ProposalShown & { user_id: string }) {
  const read = useRead({
    query: roundQuery,
    variables: { user_id, date: shown.date },
    nouns: ["event"],
  });
  const proposal = read.data?.roundProposal;
  return (
    <ReadStates read={read}>
      {proposal && <Proposal proposal={proposal} user_id={user_id} {...shown} />}
    </ReadStates>
  );
}

type Props = Omit<ProposalShown, "date"> & { proposal: RoundProposal; user_id: string };

function Proposal({ proposal, user_id, zone, entries, onClose }: Props) {
  const { before, after, saved } = proposal;
  const { accept, busy } = useReordering(user_id, onClose);
  const base = placeOf(proposal);
  const places = [base, ...before.lines.map(placeOf)].filter((place) => place !== undefined);
  const shared = { base, zone, entries, projection: projectionOf(places, MAP_SIZE) };
  const nothing = nothingText(proposal);
  return (
    <ProposalFrame
      saved={saved}
      nothing={nothing}
      busy={busy}
      onAccept={() => accept(proposal)}
      onClose={onClose}
    >
      {before.lines.length > 0 && (
        <div className={styles.plans}>
          <RoundPlan title="Prévu" plan={before} isProposed={false} {...shared} />
          {!nothing && <RoundPlan title="Proposé" plan={after} isProposed {...shared} />}
        </div>
      )}
    </ProposalFrame>
  );
}
