/** An appliance left at the workshop, and taken back once it is paid: signed both times. */
import { fullName } from "../../domain/client/names.ts";
import type { Condition } from "../../domain/intake/condition.ts";
import type { Signature } from "../../domain/quote/evidence.ts";
import { handOverAppliance as handOver } from "../intake/hand-over.ts";
import { receiveAppliance as receive } from "../intake/receive.ts";
import { intakesOfRepairs } from "../intake/store.ts";
import { idOf, numberOf } from "./chance.ts";
import { contextOf, demand, deskOf } from "./stage.ts";
import type { Step } from "./thread.ts";

const CONDITIONS: readonly (readonly Condition[])[] = [
  ["scratched"],
  ["scratched", "dented"],
  ["good"],
];

const SIGNATURE: Signature = {
  kind: "drawn",
  strokes:
    "M60 120L90 60L110 130L140 70L160 120L200 90L230 120L270 80L300 125L340 95L380 118L430 100L500 110",
};

export const receiveAppliance: Step = async (stage, { repair_id, story }, at) => {
  const { label, client, breakdown } = story;
  const isSmall = breakdown.category_id === "multimedia-smartphone";
  const reception = {
    id: idOf(`${label} intake`),
    repair_id,
    condition: [...(CONDITIONS[numberOf(`${label} condition`, 3)] ?? [])],
    condition_note: "",
    accessories: isSmall ? ["Chargeur"] : ["Télécommande", "Câble d’alimentation"],
    password: isSmall ? "2580" : "",
    ceiling: null,
    name: fullName(client),
    signature: SIGNATURE,
  };
  demand(label, await receive(stage.db, reception, contextOf(stage, deskOf(stage), at)));
};

export const handOverAppliance: Step = async (stage, { repair_id, story }, at) => {
  const [intake] = await intakesOfRepairs(stage.db, [repair_id]);
  const { label, client } = story;
  const { id: intake_id, accessories } = demand(label, intake);
  const name = fullName(client);
  const given = { intake_id, returned: [...accessories], note: "", name, signature: SIGNATURE };
  demand(label, await handOver(stage.db, given, contextOf(stage, deskOf(stage), at)));
};
