import { authorFormLimits as limits } from '@chippage/api/limits';
import type { AuthorFacts } from '@chippage/api/types';
import { isReservedName, plainName } from '../../account/names.ts';

/** What is wrong with a field, in words that say what to do. */
export interface AuthorProblem {
  field: keyof AuthorFacts;
  msg: string;
}

const tidy = (text: string) => plainName(text).replaceAll(/\s+/g, ' ');
const lengthOf = (text: string) => [...text].length;

/** Whether a name would pass for the site itself, an erased account, or an author of the sample. */
const isReserved = (name: string) => isReservedName(name) || /[（(]示例[）)]$/.test(name);

/** Reads what a member wrote of themselves as an author, or says what is wrong with it. */
export function readAuthor(written: { [Field in keyof AuthorFacts]: string }): AuthorFacts | AuthorProblem {
  const facts = { name: tidy(written.name), field: tidy(written.field), intro: tidy(written.intro), avatarUrl: written.avatarUrl || null };
  if (lengthOf(facts.name) < limits.name.minLength) return { field: 'name', msg: '名字至少 2 个字' };
  if (isReserved(facts.name)) return { field: 'name', msg: '这个名字不能用，请换一个' };
  if (facts.field === '') return { field: 'field', msg: '请填写领域，例如：电源与热设计' };
  if (lengthOf(facts.intro) < limits.intro.minLength) return { field: 'intro', msg: '简介至少 10 个字，写写你做什么、写什么' };
  return facts;
}

const names = { name: '名字', field: '领域', intro: '简介' } as const;
const fields = ['name', 'field', 'intro'] as const;

/** What an operator judges an author by: all of a new one; of another what was changed, with what stood there. The picture is shown beside it. */
export function authorFacts(before: AuthorFacts | null, after: AuthorFacts): { name: string; value: string; before?: string }[] {
  const words = fields
    .filter((field) => before?.[field] !== after[field])
    .map((field) => ({ name: names[field], value: after[field], ...(before && { before: before[field] }) }));
  if ((before?.avatarUrl ?? null) === after.avatarUrl) return words;
  const value = after.avatarUrl === null ? '不用头像' : '用新的头像';
  return [...words, { name: '头像', value, ...(before && { before: before.avatarUrl === null ? '没有' : '另一张' }) }];
}
