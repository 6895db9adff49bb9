/** What each parameter of the agenda may be set to (specification §3), and what it is called. */
import { stepByHand, type AgendaParameters } from "../../../../domain/agenda/params.ts";
import { durationText } from "../event/duration-text.ts";

type CountName = "max_days" | "len_4day" | "len_week" | "interval_scale" | "interval_step";
type FlagName = "show_ranges" | "fit_screen" | "showFluidEvents";

type Count = {
  name: CountName;
  label: string;
  values: readonly number[];
  textOf: (value: number) => string;
};

const counted = (one: string, many: string) => (value: number) =>
  `${value}\u00a0${value === 1 ? one : many}`;
/** « 30 min »; « 1 h, à la main 15 min » where a hand moves by less. */
function stepText(interval_step: number): string {
  const byHand = stepByHand({ interval_step });
  const step = durationText(interval_step);
  return byHand === interval_step ? step : `${step}, à la main ${durationText(byHand)}`;
}

const daysText = counted("jour", "jours");

export const COUNTS: readonly Count[] = [
  {
    name: "len_4day",
    label: "Jours de la vue « 4 jours »",
    values: [2, 3, 4, 5, 6, 7, 10, 14],
    textOf: daysText,
  },
  {
    name: "len_week",
    label: "Semaines de la vue « Semaine »",
    values: [1, 2, 3, 4, 5, 6],
    textOf: counted("semaine", "semaines"),
  },
  {
    name: "max_days",
    label: "Jours affichés au plus",
    values: [7, 14, 21, 28, 35, 42],
    textOf: daysText,
  },
  {
    name: "interval_scale",
    label: "Une ligne toutes les",
    values: [15, 30, 60, 120],
    textOf: durationText,
  },
  {
    name: "interval_step",
    label: "Pas des rendez-vous",
    values: [5, 10, 15, 30, 60],
    textOf: stepText,
  },
];

export const FLAGS: readonly { name: FlagName; label: string; description: string }[] = [
  {
    name: "show_ranges",
    label: "Plages d’ouverture et créneaux annoncés",
    description: "Heures travaillées en clair, créneau annoncé au client en pointillés.",
  },
  {
    name: "fit_screen",
    label: "Ajuster à l’écran",
    description: "La journée entière tient dans la fenêtre, sans défiler.",
  },
  {
    name: "showFluidEvents",
    label: "Rendez-vous déplaçables",
    description: "Montre entre quelles heures chacun peut encore bouger.",
  },
];

/** The choices of a count, with the one that this browser keeps when it is none of them. */
export function optionsOf({ values, textOf }: Count, kept: number) {
  const all = [...new Set([...values, kept])].sort((a, b) => a - b);
  return all.map((value) => ({ value: String(value), label: textOf(value) }));
}

/** True when nothing but who is shown and the view differs from the parameters of the specification. */
export const isUsual = (kept: AgendaParameters, usual: AgendaParameters): boolean =>
  [...COUNTS, ...FLAGS].every(({ name }) => kept[name] === usual[name]);
