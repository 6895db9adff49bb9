import { useState } from "react";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useShop } from "../../shop/use-shop.ts";
import { SaleForm } from "./sale-form.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

/** A sale at the counter, without a repair: who buys, what, and how it is paid. */
export function SaleModal({ close }: { close: () => void }) {
  const shop = useShop();
  const [isFixed, tellFixed] = useState(false);
  return (
    <FormDialog
      opened
      onClose={close}
      title="Nouvelle facture"
      size="min(1080px, 100%)"
      closeOnClickOutside={false}
      closeOnEscape={!isFixed}
      asks={!isFixed}
    >
      <ReadStates read={{ waiting: !shop, failed: false, retry: close }}>
        <SaleForm isExempt={shop?.vat_regime === "franchise"} {...{ close, tellFixed }} />
      </ReadStates>
    </FormDialog>
  );
}
