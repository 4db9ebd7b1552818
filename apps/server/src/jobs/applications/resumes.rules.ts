/** What a CV may be, by the ending of its name. */
export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** A type that a CV has. */
export type ResumeType = (typeof resumeTypes)[keyof typeof resumeTypes];

const isEnding = (ending: string): ending is keyof typeof resumeTypes => Object.hasOwn(resumeTypes, ending);

/** The type that a name says; null: none that is taken. */
export function typeOfName(name: string): ResumeType | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isEnding(ending) ? resumeTypes[ending] : null;
}

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Whether bytes are a Word file of the kind before 2007: a compound file with a stream of that name, and no macros. */
export function isOldWord(bytes: Uint8Array): boolean {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return compound.every((sign, at) => all[at] === sign) && all.includes(utf16('WordDocument')) && !all.includes(utf16('_VBA_PROJECT'));
}
