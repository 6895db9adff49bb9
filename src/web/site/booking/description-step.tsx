import { TextArea } from "../../ui/site/field.tsx";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";

export const DescriptionStep = ({ booking }: StepProps) => (
  <Form booking={booking}>
    <TextArea
      name="description"
      label="En quelques mots"
      optional
      hint="Ce que fait l’appareil, depuis quand, un code affiché. Le technicien viendra mieux préparé."
      maxLength={4000}
      rows={5}
      value={booking.memory.draft.description}
      error={booking.faults.description}
      onChange={(event) => booking.answer({ description: event.target.value })}
    />
  </Form>
);
