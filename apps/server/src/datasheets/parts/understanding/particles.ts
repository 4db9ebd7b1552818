import { isHan } from './typed.ts';

/** Words that only join others; longest first. The conversion 转 says more between two voltages. */
const particles = '带有 内带 自带 内置 集成 支持 具有 具备 包含 用于 适用于 以及 带 有 含 转 和 及 与 或 的 用 为 跟 配'
  .split(' ')
  .toSorted((a, b) => b.length - a.length);

/** What follows one of these is what the thing has, not what it is: 带CAN. */
export const havingWords: ReadonlySet<string> = new Set('带有 内带 自带 内置 集成 支持 具有 具备 包含 带 有 含'.split(' '));

/**
 * The function word that starts here, or an empty text: 转接板 and 带通 are words of their own, so what follows in Chinese has to be known.
 * @param isKnownAt Whether something known starts at a place.
 */
export function particleAt(text: string, at: number, isKnownAt: (end: number) => boolean): string {
  const word = wordAt(text, at);
  let end = at + word.length;
  // At most three in a row: 和 带 有.
  for (let more = 0; word !== '' && more < 3; more++) {
    if (!isHan(text.charAt(end)) || isKnownAt(end)) return word;
    end += wordAt(text, end).length;
  }
  return '';
}

const wordAt = (text: string, at: number): string => particles.find((candidate) => text.startsWith(candidate, at)) ?? '';
