/** « Toute l’équipe »: who would go where so that all drive less, one member after another. */
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { projectionOf } from "./map-points.ts";
import { ProposalFrame } from "./proposal-frame.tsx";
import type { ProposalShown } from "./proposal-shown.ts";
import { teamQuery, type TeamProposal } from "./query.ts";
import { MAP_SIZE } from "./round-map.tsx";
import { placeOf, RoundPlan } from "./round-plan.tsx";
import { handoverText, isChanged, teamNothingText } from "./words.ts";
import { useReordering } from "./use-reordering.ts";
import styles from "./round.module.css";

type Props = ProposalShown & { nameOf: (user_id: string) => string };

export function TeamRound({ date, ...shown }: Props) {
  const read = useRead({ query: teamQuery, variables: { date }, nouns: ["event"] });
  const proposal = read.data?.teamProposal;
  return (
    <ReadStates read={read}>{proposal && <Proposal proposal={proposal} {...shown} />}</ReadStates>
  );
}

type ProposalProps = Omit<Props, "date"> & { proposal: TeamProposal };

function Proposal({ proposal, zone, entries, nameOf, onClose }: ProposalProps) {
  const { members, saved, moves } = proposal;
  const { accept, busy } = useReordering(null, onClose);
  const nothing = teamNothingText(proposal);
  const shownMembers = nothing ? [] : members.filter(isChanged);
  const places = shownMembers.flatMap((member) =>
    [member, ...member.before.lines, ...member.after.lines].map(placeOf),
  );
  const projection = projectionOf(
    places.filter((place) => place !== undefined),
    MAP_SIZE,
  );
  return (
    <ProposalFrame
      saved={saved}
      nothing={nothing}
      detail={handoverText(moves)}
      busy={busy}
      onAccept={() => accept(proposal)}
      onClose={onClose}
    >
      {shownMembers.map((member) => {
        const shared = { base: placeOf(member), zone, entries, projection };
        const name = nameOf(member.user_id);
        return (
          <section key={member.user_id} aria-label={name} className={styles.member}>
            <h2>{name}</h2>
            <div className={styles.plans}>
              <RoundPlan title="Prévu" plan={member.before} isProposed={false} {...shared} />
              <RoundPlan
                title="Proposé"
                plan={member.after}
                isProposed
                giverOf={(entry) => {
                  const giver = entry.assigned_to.find((id) => id !== member.user_id);
                  return giver && nameOf(giver);
                }}
                {...shared}
              />
            </div>
          </section>
        );
      })}
    </ProposalFrame>
  );
}
