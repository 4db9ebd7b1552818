import { entryLimits } from '@chippage/api/limits';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { isDay } from '../../platform/isDay.ts';

/** A part that a number may mean. */
export interface PartMeant {
  id: number;
  mpn: string;
  mpnKey: string;
  brandName: string;
}

/** A part number as it was written, with the line it stands in. */
export interface WrittenMpn {
  line: number;
  text: string;
}

/** Part numbers as they are kept, or what is wrong with them. */
export type ReadMpns = { parts: readonly PartMeant[] } | { msg: string };

/** Problems that one message names. */
const NAMED_PROBLEMS = 5;
/** Makers that one problem names. */
const NAMED_MAKERS = 3;

/** The numbers of a pasted text. A comma without a blank behind it may belong to a number: BAT54S,215. */
export const splitMpns = (text: string): WrittenMpn[] =>
  text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    line
      .split(/[\s;；、，]+|,(?=\s|$)/u)
      .map((each) => each.replaceAll(/^,+|,+$/g, ''))
      .filter((each) => partKey(each) !== '')
      .map((each) => ({ line: at + 1, text: each })),
  );

/** Keys that written numbers may have, whole and cut at their commas. */
export const keysOf = (written: readonly WrittenMpn[]): string[] => [...new Set(written.flatMap(({ text }) => [text, ...text.split(',')].map(partKey)))];

/** Each written number as the one part that it means; unknown and ambiguous ones, and those that are carried already, are told by their lines. */
export function readMpns(written: readonly WrittenMpn[], known: readonly PartMeant[], carried: ReadonlySet<number>): ReadMpns {
  const byKey = Map.groupBy(known, ({ mpnKey }) => mpnKey);
  const wanted = written.flatMap(({ line, text }) => (byKey.has(partKey(text)) ? [{ line, text }] : text.split(',').map((each) => ({ line, text: each }))));
  const named = [...new Map(wanted.filter(({ text }) => partKey(text) !== '').map((each) => [partKey(each.text), each])).values()];
  if (named.length === 0) return { msg: '请写型号，一行一个或几个' };
  const most = entryLimits.partNumbers;
  if (named.length > most) return { msg: `一次最多 ${most} 个型号，现在是 ${named.length} 个，请分几次提交` };
  const parts: PartMeant[] = [];
  const problems: string[] = [];
  for (const { line, text } of named) {
    const [part, ...others] = byKey.get(partKey(text)) ?? [];
    const what = `第 ${line} 行 ${text}`;
    if (part === undefined) problems.push(`${what} 没有收录`);
    else if (others.length > 0) problems.push(`${what} 有 ${makersOf([part, ...others])}的，请写带后缀的完整型号`);
    else if (carried.has(part.id)) problems.push(`${what} 已经在它的型号里`);
    else parts.push(part);
  }
  if (problems.length === 0) return { parts };
  const rest = problems.length - NAMED_PROBLEMS;
  return { msg: `${problems.slice(0, NAMED_PROBLEMS).join('；')}${rest > 0 ? `；另有 ${rest} 个型号不对` : ''}` };
}

function makersOf(parts: readonly PartMeant[]): string {
  const makers = [...new Set(parts.map(({ brandName }) => brandName))];
  return makers.length > NAMED_MAKERS ? `${makers.slice(0, NAMED_MAKERS).join('、')}等 ${makers.length} 家` : makers.join('、');
}

/** What is wrong with the last day of an authorisation; undefined: nothing. @param today The day in China */
export function validToProblem(validTo: string, today: string): string | undefined {
  if (validTo === '') return undefined;
  if (!isDay(validTo)) return '没有这一天，例如 2027-12-31';
  return validTo < today ? '授权已经过期，不用补充' : undefined;
}
