import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { formatEuros } from "../../../domain/money.ts";
import { lineOf } from "../../../domain/quote/price-book/price.ts";
import { useRead } from "../../platform/query.ts";
import { lazyDialog } from "../../ui/office/lazy-part.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { Allowed } from "../account/allowed.tsx";
import { emptyDraft } from "../quote/draft/empty-draft.ts";
import { PriceBox } from "../quote/price-book/price-box.tsx";
import { priceOf } from "../quote/price-book/price-of.ts";
import { pricesQuery, type ListedPrice } from "../quote/price-book/query.ts";
import { useShop } from "../shop/use-shop.ts";
import { remoteFirst } from "./words.ts";

/** Wanted once a call was billed: not in the weight of the screen. */
const DirectModal = lazyDialog(
  async () => (await import("../invoice/direct/direct-dialog.tsx")).DirectModal,
);

const SUBJECT = "Diagnostic à distance";
const SHOWN = 3;

type Props = { repair_id: string; /** Of the client. */ email: string };

/** The diagnosis by the price book, billed as any small work on this repair that had no quote. */
export function BillPanel({ repair_id, email }: Props) {
  const [price, setPrice] = useState<ListedPrice>();
  const navigate = useNavigate();
  const isExempt = useShop()?.vat_regime === "franchise";
  const read = useRead({
    query: pricesQuery,
    variables: { text: "diagnostic", kind: "labour", first: 20, skip: 0 },
    nouns: ["price"],
  });
  const offered = remoteFirst(read.data?.prices ?? []).slice(0, SHOWN);
  const line = price && lineOf(priceOf(price), price.id);
  const lines = line ? [isExempt ? { ...line, vat_rate: 0 as const } : line] : [];
  return (
    <Allowed action="issue-invoice">
      <Panel title="Facturer le diagnostic">
        <Group gap={8}>
          {offered.map((one) => (
            <Button key={one.id} variant="default" onClick={() => setPrice(one)}>
              {one.label} · {formatEuros(one.incl)}
            </Button>
          ))}
        </Group>
        <PriceBox label="Chercher dans le carnet de prix" packages={[]} onPrice={setPrice} />
        <Text size="sm" c="dimmed">
          La facture se relit avant de partir.
        </Text>
      </Panel>
      {price && (
        <DirectModal
          {...{ repair_id, email }}
          draft={{ ...emptyDraft({ appliance: null }), subject: SUBJECT, lines }}
          close={() => setPrice(undefined)}
          onIssued={() => navigate({ to: "/app/sheet/$repairid", params: { repairid: repair_id } })}
        />
      )}
    </Allowed>
  );
}
