/** Names in a PDF that start something, carry other files, or lead out of the file. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
].map((name) => `/${name}`);
const active = new Set(activeNames);

/** A name with at least one character written as its number, e.g. `/J#61vaScript`. */
const WRITTEN_AS_NUMBER = /\/[^\0\t\n\f\r ()<>[\]{}/%#]{0,200}(?:#[0-9a-f]{2}[^\0\t\n\f\r ()<>[\]{}/%#]{0,200}){1,60}/gi;
/** Long enough for every name that is looked for, wherever a piece ends. */
const OVERLAP = 256;
const PIECE = 1024 * 1024;

/** The name that is meant: `#61` is `a`. */
export const decodeName = (written: string): string =>
  written.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Whether bytes of a PDF have a name that does more than show something, however it is written. */
export function hasActiveName(bytes: Buffer): boolean {
  if (activeNames.some((name) => hasName(bytes, name))) return true;
  for (let at = 0; at < bytes.byteLength; at += PIECE) {
    const piece = bytes.toString('latin1', at, Math.min(bytes.byteLength, at + PIECE + OVERLAP));
    if (piece.includes('#') && [...piece.matchAll(WRITTEN_AS_NUMBER)].some(([name]) => active.has(decodeName(name)))) return true;
  }
  return false;
}

/** A name ends where its characters do: `/LaunchPad` is another one. */
function hasName(bytes: Buffer, name: string): boolean {
  for (let at = bytes.indexOf(name, 0, 'latin1'); at >= 0; at = bytes.indexOf(name, at + 1, 'latin1')) {
    const next = bytes[at + name.length];
    if (next === undefined || !/[A-Za-z0-9#_.-]/.test(String.fromCharCode(next))) return true;
  }
  return false;
}
