import type { LegalProps, Processor } from "./props.ts";

/** Who receives personal data: the host, the services that this installation employs, the shop’s own programs. */
export const Recipients = ({ processors }: Pick<LegalProps, "processors">) => (
  <>
    <p>
      Elles sont conservées chez l’hébergeur que nomment les <a href="/legal">mentions légales</a>.
      Cette installation emploie aussi :
    </p>
    <ul>
      {processors.map((id) => (
        <li key={id}>{PROCESSOR_FR[id]} ;</li>
      ))}
      <li>
        les logiciels que l’atelier a lui-même reliés à son espace, s’il y en a : ils reçoivent ce
        qu’il leur a ouvert.
      </li>
    </ul>
  </>
);

const PROCESSOR_FR: Record<Processor, string> = {
  mail: "un service d’envoi d’e-mails, qui reçoit l’adresse et le texte de chaque lettre",
  sms: "un service de SMS, qui reçoit le numéro et le texte de chaque message",
  replies: "une boîte aux lettres, qui reçoit les réponses aux e-mails de l’atelier",
  files: "un stockage de fichiers, qui garde les photos et les documents",
  addresses:
    "un service d’adresses (par défaut celui de l’État, la Géoplateforme), qui reçoit l’adresse ou la commune tapée, et la position qui en est tirée",
  roads: "un service d’itinéraires, qui reçoit la position des visites, sans nom",
  "email-check":
    "un service qui dit si une adresse e-mail existe, interrogé quand l’atelier en saisit une",
  cards:
    "un service de paiement par carte (Stripe), qui reçoit le montant, la référence de la facture et ce que vous tapez sur sa page",
  claims:
    "un service des éco-organismes, qui reçoit le dossier d’un bonus réparation quand vous y avez consenti",
  errors: "un service qui range les erreurs du programme, sans ce que vous avez tapé",
};
