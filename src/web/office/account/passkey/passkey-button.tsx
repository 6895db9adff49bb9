import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { canUsePasskeys, enterByPasskey, forgetQuestion } from "./actions.ts";

type Props = { enter: () => void; onFault: (word: string | undefined) => void };

/** Also proposed in the field of the e-mail, by browsers that can. */
export function PasskeyButton({ enter, onFault }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const take = (refused: string | undefined) => {
    if (refused === undefined) enter();
    else if (refused !== "dismissed") onFault(refused);
  };
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    void enterByPasskey("autofill").then(take);
    return () => {
      void forgetQuestion();
    };
    // Once, as the form opens.
  }, []);
  const press = async () => {
    setIsBusy(true);
    onFault(undefined);
    take(await enterByPasskey("button"));
    setIsBusy(false);
  };
  if (!canUsePasskeys()) return null;
  return (
    <Button variant="default" size="md" px="xs" loading={isBusy} onClick={press} fullWidth>
      Utiliser une clé d’identification
    </Button>
  );
}
