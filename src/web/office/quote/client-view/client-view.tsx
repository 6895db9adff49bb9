/** What the client will read, beside the editor where there is room for both, else in a dialog. */
import { Button } from "@mantine/core";
import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { lazyDialog, lazyPart } from "../../../ui/office/lazy-part.tsx";
import type { ClientPageProps } from "./client-page.tsx";

const ClientPanel = lazyPart(async () => (await import("./client-panel.tsx")).ClientPanel);
const ClientDialog = lazyDialog(async () => (await import("./client-dialog.tsx")).ClientDialog);

/** The menu, a line of the editor on one row, and the panel; as in quote.module.css. */
const ROOM = "(min-width: 98.75em)";
const HIDDEN_KEY = "etabli.client-view-hidden";

type Place = "beside" | "dialog" | "closed";
export type ClientViewState = { place: Place; open: () => void; close: () => void };

export function useClientView(): ClientViewState {
  const hasRoom = useMediaQuery(ROOM, false, { getInitialValueInEffect: false });
  const [isHidden, setHidden] = useLocalStorage({
    key: HIDDEN_KEY,
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isOpen, setOpen] = useState(false);
  const show = (shown: boolean) => (hasRoom ? setHidden(!shown) : setOpen(shown));
  const place = hasRoom ? (isHidden ? "closed" : "beside") : isOpen ? "dialog" : "closed";
  return { place, open: () => show(true), close: () => show(false) };
}

type Props = ClientPageProps & { view: ClientViewState };

export function ClientView({ view: { place, close }, ...page }: Props) {
  if (place === "beside") return <ClientPanel {...page} hide={close} />;
  return place === "dialog" && <ClientDialog {...page} close={close} />;
}

export const ClientViewButton = ({ view: { place, open } }: Pick<Props, "view">) =>
  place !== "beside" && (
    <Button size="compact-sm" variant="subtle" mr={-8} onClick={open}>
      Voir comme le client
    </Button>
  );
