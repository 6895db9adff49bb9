import { Button } from "@mantine/core";
import { IconVideo } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { isHeldByVideo } from "../../../domain/agenda/departure/leave.ts";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";

type Props = {
  event: { id: string; kind: string; status: string };
  className?: string | undefined;
  mt?: number;
};

/** Of an appointment at a distance that is still to be held: its call keeps its hour, so that the link may leave in advance. */
export const HoldCall = ({ event, className, mt }: Props) =>
  isHeldByVideo(event) && (
    <Allowed action="edit-repair">
      <Button
        variant="light"
        mt={mt}
        className={[office.noPrint, className].filter(Boolean).join(" ")}
        leftSection={<IconVideo size={20} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/app/teleassistance" search={{ event_id: event.id }} />
        )}
      >
        Appel vidéo du rendez-vous
      </Button>
    </Allowed>
  );
