/** French names whose h is not heard: « l’hôtel », « l’horlogerie », « Hélène ». */
const MUTE_H =
  /^h(abi|amec|arm|ebdo|elene|enri|erb|erit|eure|ippo|ist|iver|omm|onn|onor|opit|orair|oriz|orlog|ort|osp|ot[eo]l|otes|uil|uma|umid|yd|yg|yp)/;
/** Begins with a vowel, or with a y said like one: « Yves », not « Yann ». */
const VOWEL = /^([aeiouœæ]|y[bcdfghjklmnpqrstvwxz])/;
/** Said as if they began with a consonant. */
const NOT_ELIDED = /^(onz|oui\b|ouistiti|un\b)/;

/** « d’Atelier Garonne », « de Répar’Loire », « d’Horlogerie Blanc »: a name after « de ». */
export function ofName(name: string): string {
  const heard = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const isElided = (VOWEL.test(heard) && !NOT_ELIDED.test(heard)) || MUTE_H.test(heard);
  return isElided ? `d’${name}` : `de ${name}`;
}
