import { TextArea } from "../../ui/site/field.tsx";
import { SafetyOrders } from "../safety-orders.tsx";
import { useModule } from "../use-module.ts";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";

const loadDangers = () => import("./written-danger.ts");

export function DescriptionStep({ booking, props }: StepProps) {
  const { description, zip } = booking.memory.draft;
  const danger = useModule(loadDangers)?.writtenDanger(description, zip || props.shop.zipcode);
  return (
    <Form booking={booking}>
      <TextArea
        name="description"
        label="En quelques mots"
        optional
        hint="Ce que fait l’appareil, depuis quand, un code affiché. Le technicien viendra mieux préparé."
        maxLength={4000}
        rows={5}
        value={description}
        error={booking.faults.description}
        onChange={(event) => booking.answer({ description: event.target.value })}
      />
      {danger && <SafetyOrders danger={danger} isNotice={danger.isNotice} />}
    </Form>
  );
}
