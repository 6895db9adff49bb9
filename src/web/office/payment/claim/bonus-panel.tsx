import { Group, Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { useRead } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { Panel } from "../../../ui/office/panel.tsx";
import { bonusText } from "../../quote/price-book/bonus-text.ts";
import { ClaimSteps } from "./claim-steps.tsx";
import { repairBonusQuery } from "./query.ts";
import { stateOf, stateText, TONES } from "./words.ts";

/** On the sheet: whether the repair brings the bonus and why not, then the claim of its invoice. */
export function BonusPanel({ repair_id }: { repair_id: string }) {
  const read = useRead({
    query: repairBonusQuery,
    variables: { id: repair_id },
    nouns: ["repair", "client", "invoice", "payment"],
  });
  const offers = read.data?.quote_offers;
  const claims = (read.data?.repair?.invoices ?? []).flatMap(({ claim }) => claim ?? []);
  if (!offers || (offers.bonus_refused === "bonus-no-label" && claims.length === 0)) return null;
  return (
    <Panel title="Bonus QualiRépar">
      {claims.map((claim) => (
        <div key={claim.invoice_id}>
          <Group gap={8} mb="sm">
            <Text fw={600}>
              {formatEuros(claim.amount)}, facture {claim.reference}
            </Text>
            <Mark tone={TONES[stateOf(claim.state)]}>{stateText(claim.state)}</Mark>
          </Group>
          <ClaimSteps claim={claim} refresh={read.retry} />
        </div>
      ))}
      {claims.length === 0 && <Before offers={offers} />}
    </Panel>
  );
}

type Offers = Parameters<typeof bonusText>[0];

const Before = ({ offers }: { offers: Offers }) => (
  <>
    <Text size="sm">{bonusText(offers)}</Text>
    {offers.bonus !== null && (
      <Text size="sm" c="dimmed" mt={4}>
        Pour être remboursé : l’accord du client (demandé sur sa page de suivi), le numéro de série,
        une photo de l’appareil et une de sa plaque signalétique.
      </Text>
    )}
  </>
);
