import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useShop } from "../../shop/use-shop.ts";
import { SaleForm } from "./sale-form.tsx";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

/** A sale at the counter, without a repair: who buys, what, and how it is paid. */
export function SaleModal({ close }: { close: () => void }) {
  const shop = useShop();
  return (
    <Dialog
      onClose={close}
      title="Nouvelle facture"
      size="min(1080px, 100%)"
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <ReadStates read={{ waiting: !shop, failed: false, retry: close }}>
        <SaleForm isExempt={shop?.vat_regime === "franchise"} close={close} />
      </ReadStates>
    </Dialog>
  );
}
