/** What a refused password or code means, at the field it concerns. */
import { HALF_SESSION_MINUTES } from "../../../../domain/account/factor/code.ts";
import { lastDayWithout, type FactorDemand } from "../../../../domain/account/factor/required.ts";
import { formatDay } from "../../../../domain/time.ts";

type Fault = { field: "password" | "code"; text: string };

const FAULT_FR: Record<string, Fault> = {
  "bad-credentials": { field: "password", text: "Ce n’est pas votre mot de passe." },
  "bad-code": {
    field: "code",
    text: "Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant sur votre téléphone.",
  },
};

const OVER_FR: Record<string, string> = {
  "too-many": "Trop d’essais de suite. Patientez quelques minutes avant de réessayer.",
  "factor-on": "Un code est déjà demandé à la connexion de ce compte. Rouvrez « Mon compte ».",
  "factor-over": "Cette demande a expiré. Fermez cette fenêtre et recommencez.",
  "bad-passkey":
    "Cette clé n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.",
  "passkey-not-added": "Cette clé est déjà là, ou votre compte en a dix : retirez-en une.",
  "bad-name": "Donnez à cette clé un nom de soixante signes au plus.",
  "needs-passkey": "Confirmez d’abord avec la clé d’identification de ce compte.",
  "no-passkey": "Cette clé a déjà été retirée.",
  "half-over": `Plus de ${HALF_SESSION_MINUTES} minutes ont passé. Recommencez avec votre mot de passe.`,
  "shop-suspended":
    "Votre atelier est suspendu. Rien n’est effacé ; écrivez à l’administration d’Établi.",
  "not-signed-in": "Votre connexion a pris fin. Reconnectez-vous.",
};

/** Undefined for what no field explains. */
export const factorFault = (word: string): Fault | undefined => FAULT_FR[word];

/** What no field explains, above the fields. */
export const factorTrouble = (word: string): string =>
  OVER_FR[word] ?? "Le serveur ne répond pas. Vérifiez votre connexion et réessayez.";

/** « 9 codes de secours restants » */
export const rescueText = (left: number): string => {
  if (left === 0) return "Plus aucun code de secours : refaites-en.";
  return left === 1 ? "1 code de secours restant" : `${left} codes de secours restants`;
};

/** The sheet that a person prints or keeps. */
export const rescueSheet = (codes: readonly string[]): string =>
  [
    "Établi : codes de secours",
    "",
    "Chaque code remplace une seule fois le code de votre téléphone, après votre mot de passe.",
    "Gardez cette feuille loin de votre téléphone et ne la montrez à personne.",
    "",
    ...codes,
    "",
  ].join("\r\n");

type DemandText = { title: string; text: string };

/** What stays possible without the second factor that the shop requires, and until when. */
export const demandText = ({ from, due }: FactorDemand): DemandText =>
  due
    ? {
        title: `Demandé depuis le ${formatDay(from)}`,
        text: "Rien d’autre ne s’ouvre avant : ni écran, ni document, ni photo. Rien n’est perdu ; vos brouillons restent sur cet appareil.",
      }
    : {
        title: `À faire avant le ${formatDay(from)}`,
        text: `Jusqu’au ${formatDay(lastDayWithout(from))} inclus, vous travaillez comme d’habitude. Ensuite, aucun écran ne s’ouvrira avant.`,
      };
