import type { DocumentType } from '@chippage/api/types';
import type { Session } from '../../platform/context.ts';
import type { UploadRow } from './uploads.queries.ts';

/** Whether somebody may read an upload's file: its member until it is taken back, an operator what was handed in. */
export function maySeeFile({ state, memberId }: Pick<UploadRow, 'state' | 'memberId'>, session: Pick<Session, 'memberId' | 'role'>): boolean {
  if (state === 'withdrawn') return false;
  return memberId === session.memberId || (session.role === 'operator' && state !== 'draft');
}

/** What each kind of document calls itself. A title may name two: the one that stands first here is meant. */
const KIND_WORDS: readonly (readonly [DocumentType, RegExp])[] = [
  ['errata', /\berrat(?:a|um)\b|勘误/i],
  // A discontinuance may also be numbered as a change notice.
  ['eol', /\b(?:end[\s-]of[\s-]life|EOL|(?:product\s+)?discontinu(?:ance|ation))\s+(?:notice|notification)\b|停产(?:通知|公告)/i],
  ['pcn', /\bPCN\b|\b(?:product|process)(?:\/process)?\s+change\s+(?:notice|notification)\b|(?:产品|工艺|制程)变更通知/i],
  // A sheet that only says that its part is RoHS compliant declares nothing.
  ['rohs', /\bRoHS\s+(?:declaration|certificate|statement)\b|\bdeclaration\s+of\s+RoHS\b|RoHS\s*(?:声明|符合性声明|证明)/i],
  ['reliability', /\breliability\s+(?:test\s+)?(?:report|data|summary)\b|\bqualification\s+report\b|可靠性(?:试验|测试)?报告/i],
  ['refdesign', /\breference\s+design\b|参考设计/i],
  ['appnote', /\bapplication\s+(?:note|report)\b|\bapp\s?note\b|应用(?:笔记|指南|报告)/i],
  ['datasheet', /\bdata\s?sheet\b(?!\s+errat)|\bproduct\s+specification\b|数据手册|规格书/i],
];

/** Characters at the start of a file in which it says what it is; further on it names other documents. */
const HEAD_CHARACTERS = 400;

/** The kind that a file says it is: its title decides, then what its first lines name first; a datasheet when neither says. */
export function guessKind({ title, text }: { title: string; text: string }): DocumentType {
  const titled = KIND_WORDS.find(([, words]) => words.test(title));
  if (titled) return titled[0];
  const head = text.slice(0, HEAD_CHARACTERS);
  const named = KIND_WORDS.map(([kind, words]) => ({ kind, at: head.search(words) })).filter(({ at }) => at >= 0);
  return named.toSorted((a, b) => a.at - b.at)[0]?.kind ?? 'datasheet';
}

/** Characters in which a file names its maker; further on it names others. */
const BRAND_CHARACTERS = 3000;
/** Shorter names are words of every text. */
const BRAND_LETTERS = 4;

/** The brand whose name a text has first, by its names in small letters; the longer name where two begin at one place. */
export function brandNamedIn(text: string, names: ReadonlyMap<string, number>): number | null {
  const head = text.slice(0, BRAND_CHARACTERS).normalize('NFKC').toLowerCase();
  let best: { id: number; at: number; length: number } | null = null;
  for (const [name, id] of names) {
    if (name.length < (/\p{Script=Han}/u.test(name) ? 2 : BRAND_LETTERS)) continue;
    const at = placeOf(head, name);
    if (at >= 0 && (best === null || at < best.at || (at === best.at && name.length > best.length))) best = { id, at, length: name.length };
  }
  return best?.id ?? null;
}

/** Where a name stands as a word of its own; Chinese has no spaces between words. */
function placeOf(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[a-z0-9]/.test(text[at - 1] ?? ' ') && !/[a-z0-9]/.test(text[at + name.length] ?? ' ')) return at;
  return -1;
}

/** Words of a title that look like part numbers: capital letters, then digits. Units and years do not. */
export function mpnsOfTitle(title: string): string[] {
  const words = title.match(/(?<![\w-])[A-Z]{1,6}\d[A-Z0-9]{1,}(?:[-.][A-Z0-9]+)*(?![\w-])/g) ?? [];
  return [...new Set(words)].filter((word) => word.length >= 5 && !/^(?:ISO|IEC|IEEE|RFC|AEC|USB|REV)\d/.test(word)).slice(0, 3);
}
