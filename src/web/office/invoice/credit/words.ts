export const CREDIT_TEXTS = {
  what: "Un avoir ne peut plus être retiré. La facture, elle, reste inchangée.",
  all: "Tout ce qui reste facturé",
  some: "Certaines lignes seulement",
};
