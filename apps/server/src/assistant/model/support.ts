/** What a claim rests on. */
interface Ground {
  label: string;
  text: string;
}

/** Ways out of this page: a claim says what a part is, never where to go or whom to call. */
const leadsAway =
  /https?:|www\.|[a-z0-9-]+\.(?:com|cn|net|org|io|top|xyz|shop|vip|info|cc)\b|[\w.+-]+@[\w-]+|(?:\+?86[\s-]?)?1[3-9]\d{9}|\d{3,4}-\d{7,8}|微信|加群|QQ\s*群|扫码/i;

const flat = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\u00A0]/g, '');

/** Numbers, and words with a number in them such as part numbers. */
const telling = /[a-z]*[a-z0-9./+_-]*\d[a-z0-9./+_-]*/gi;

/** Whether every number and part number of a claim stands in what it cites or in the question; words alone are the model's. */
export function isSupported(claim: string, grounds: readonly Ground[], question: string): boolean {
  if (grounds.length === 0 || leadsAway.test(claim)) return false;
  const said = [question, ...grounds.flatMap(({ label, text }) => [label, text])].map(flat).join('\n');
  return (claim.normalize('NFKC').match(telling) ?? []).every((token) => {
    const wanted = flat(token).replaceAll(/^[./+_-]+|[./+_-]+$/g, '');
    return holds(said, wanted);
  });
}

/** Whether a text has a token that is not a piece of a longer number. */
function holds(text: string, token: string): boolean {
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    const [before, after, next] = [text.charAt(at - 1), text.charAt(at + token.length), text.charAt(at + token.length + 1)];
    const goesOn = /\d/.test(after) || (after === '.' && /\d/.test(next));
    const began = /\d$/.test(before) || (before === '.' && /^\d/.test(token));
    if (!(began && /^\d/.test(token)) && !(goesOn && /\d$/.test(token))) return true;
  }
  return false;
}
