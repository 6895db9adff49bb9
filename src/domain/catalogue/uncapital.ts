/** Within a sentence: « Fuite » → « fuite »; an acronym keeps its capitals, « LED rouge ». */
export const uncapital = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
