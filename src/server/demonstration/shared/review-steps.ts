/** What clients say of a finished repair, some days later, and what the shop answers. */
import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import { answerReview } from "../../message/review/answer.ts";
import { askOnce } from "../../message/review/ask.ts";
import { giveReview } from "../../message/review/give.ts";
import { lockReview, requestOf } from "../../message/review/store.ts";
import { loadRepairs } from "../../repair/store.ts";
import { numberOf, pick } from "../chance.ts";
import { CLIENT, contextOf, demand, ownerOf, type Stage } from "../stage.ts";
import type { Step } from "../thread.ts";

type Opinion = { stars: 3 | 4 | 5; text: string; answer?: string };

const OF_ANY: readonly Opinion[] = [
  {
    stars: 5,
    text: "Devis clair, travail propre, et le prix annoncé a été tenu. Je recommande.",
    answer: "Merci. C’est ainsi que nous aimons travailler.",
  },
  { stars: 4, text: "" },
  {
    stars: 4,
    text: "Très bien réparé. J’aurais aimé être prévenue un peu plus tôt de l’heure exacte.",
    answer:
      "Merci de votre retour. Le message « en route » part désormais dès que le technicien quitte le client d’avant.",
  },
  {
    stars: 3,
    text: "Réparation sérieuse, mais il a fallu attendre la pièce une dizaine de jours.",
    answer:
      "Vous avez raison, cette pièce venait d’Allemagne. Nous proposons maintenant un appareil de prêt quand l’attente dépasse une semaine.",
  },
  {
    stars: 5,
    text: "On m’a expliqué la panne et montré la pièce usée. C’est rare, et c’est appréciable.",
    answer: "Une pièce usée se montre toujours. Merci d’avoir pris le temps de l’écrire.",
  },
];

const OF_TRADE: Partial<Record<CategoryId, readonly Opinion[]>> = {
  "gros-electromenager": [
    {
      stars: 5,
      text: "Machine repartie du premier coup, moins chère qu’une neuve. Le sol a même été essuyé.",
      answer: "Merci. Bonne continuation à votre machine, et à vous.",
    },
    {
      stars: 5,
      text: "Arrivé dans le créneau annoncé, reparti une heure après : tout fonctionne.",
    },
  ],
  "petit-electromenager": [
    { stars: 4, text: "Ma machine à café a dix ans et en fera bien dix de plus." },
  ],
  "tv-hifi-electronique": [
    { stars: 5, text: "Partout on me disait de racheter. Ici on a changé deux composants." },
  ],
  "multimedia-smartphone": [
    { stars: 5, text: "Écran changé dans la journée, toutes mes photos sont là." },
    {
      stars: 4,
      text: "Ordinateur sauvé après un café renversé. Un peu long, mais très bien fait.",
    },
  ],
  plomberie: [{ stars: 5, text: "Fuite trouvée en dix minutes. Poli, propre, efficace." }],
  chauffage: [
    {
      stars: 5,
      text: "Chaudière remise en route le soir même, avec deux enfants à la maison. Merci.",
    },
  ],
};

/** The letter that asks leaves with the link that lets the client answer. */
export const askReview: Step = async ({ db, origin }, { repair_id }, at) => {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (repair) await askOnce(db, { repair_id, ended_at: repair.statusFrom }, { at, origin });
};

/** One client in eight says nothing. */
export const review: Step = async (stage, { repair_id, story: { label, breakdown } }, at) => {
  if (numberOf(`${label} silent`, 8) === 0) return;
  const { stars, text } = opinionOf(stage, label, breakdown.category_id);
  const name = numberOf(`${label} unnamed`, 4) === 0 ? "" : "yes";
  const given = { repair_id, stars: String(stars), text, name };
  demand(label, await giveReview(stage.db, given, contextOf(stage, CLIENT, at)));
};

export const answer: Step = async (stage, { repair_id, story: { label } }, at) => {
  const request = await requestOf(stage.db, repair_id);
  const given = request && (await lockReview(stage.db, request.id));
  const told = ALL.find(({ text }) => text !== "" && text === given?.text);
  if (!given || !told?.answer) return;
  const context = contextOf(stage, ownerOf(stage), at);
  demand(label, await answerReview(stage.db, { id: given.id, text: told.answer }, context));
};

/** No two clients of a shop write the same words. */
function opinionOf(stage: Stage, label: string, trade: CategoryId): Opinion {
  const said = (stage.said ??= new Set());
  const fitting = [...(OF_TRADE[trade] ?? []), ...OF_ANY].filter(({ text }) => !said.has(text));
  const opinion = fitting.length > 0 ? pick(fitting, `${label} opinion`) : SILENT;
  if (opinion.text !== "") said.add(opinion.text);
  return opinion;
}

const SILENT: Opinion = { stars: 5, text: "" };
const ALL: readonly Opinion[] = [...OF_ANY, ...Object.values(OF_TRADE).flat()];
