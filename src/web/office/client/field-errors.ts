/** What keeps a client from being saved, in French: one sentence for each fault, none forgotten. */
import type { ClientFault } from "../../../domain/client/fields.ts";
import { BAD_VAT_NUMBER } from "../../../domain/shop/vat-number.ts";

export const CLIENT_FAULT_FR: Record<ClientFault, string> = {
  "lastname-missing": "Le nom est obligatoire.",
  "name-too-long": "Ce nom est trop long : 200 caractères au plus.",
  "email-malformed": "Cet e-mail est mal formé. Exemple : marie@exemple.fr.",
  "siren-wrong": "Ce SIREN n’est pas valable. Il compte neuf chiffres ; vérifiez-les.",
  "vat-number-wrong": BAD_VAT_NUMBER,
  "note-too-long": "Cette note est trop longue : 10 000 caractères au plus.",
  "text-too-long": "Ce texte est trop long. Raccourcissez-le.",
  "phone-wrong": "Ce numéro n’est pas valable. Vérifiez-le, et son pays.",
};

/** The sentence of a fault, if there is one: as the `error` of a field wants it. */
export const faultText = (fault: ClientFault | undefined): string | undefined =>
  fault && CLIENT_FAULT_FR[fault];
