/**
 * « 05 61 00 00 00 » from "+33561000000"; other countries stay as stored. The domain's own formatter
 * knows the whole world and weighs 30 kB in a browser: too much for a public page.
 */
export function showPhone(number: string): string {
  const national = /^\+33(\d{9})$/.exec(number)?.[1];
  return national ? `0${national}`.replace(/(\d{2})(?=\d)/g, "$1\u00a0") : number;
}
