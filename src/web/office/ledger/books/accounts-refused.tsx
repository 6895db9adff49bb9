import { EmptyState } from "../../../ui/office/empty-state.tsx";

/** For who neither keeps the accounts nor answers for them. */
export const AccountsRefused = () => (
  <EmptyState title="Cet écran est celui des comptes">
    Le responsable de l’atelier et son comptable y lisent les clôtures et prennent les exports.
  </EmptyState>
);
