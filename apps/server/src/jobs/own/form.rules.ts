import type { JobForm } from '@chippage/api/types';
import type { FieldError } from '../../platform/errors.ts';
import { cityNames } from '../choices.ts';
import { salaryFault } from '../salary.rules.ts';
import { wordsFault } from '../wrongWords.rules.ts';

/** What of a form a post stores. */
export type JobFacts = ReturnType<typeof readForm>;

const distinct = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter(Boolean))];

/** A form as it is stored: trimmed, what was not said is null. */
export function readForm({ id: _id, days: _days, ...form }: JobForm) {
  return {
    ...form,
    title: form.title.trim(),
    district: form.district?.trim() || null,
    businessArea: form.businessArea?.trim() || null,
    daysPerWeek: form.daysPerWeek ?? null,
    skills: distinct(form.skills),
    welfare: distinct(form.welfare),
    description: form.description.trim(),
    stage: form.stage ?? null,
    publisherName: form.publisherName.trim(),
    publisherTitle: form.publisherTitle?.trim() || null,
  };
}

const written = ['title', 'district', 'businessArea', 'skills', 'welfare', 'description', 'publisherTitle'] as const satisfies (keyof JobFacts)[];

/** What is wrong with a post, by its fields. */
export function jobFaults(facts: JobFacts): FieldError[] {
  const found: FieldError[] = [];
  const add = (field: keyof JobFacts, msg: string | null) => msg !== null && found.push({ field, msg });
  add('title', facts.title.length < 2 ? '职位名称至少 2 个字' : null);
  add('cityCode', cityNames.has(facts.cityCode) ? null : '请从列表里选择城市');
  add('salaryMax', salaryFault({ min: facts.salaryMin, max: facts.salaryMax }));
  add('description', facts.description.length < 20 ? '职位描述至少 20 个字，写明做什么、需要什么能力' : null);
  add('publisherName', facts.publisherName === '' ? '请填写招聘负责人怎么称呼' : null);
  for (const field of written) add(field, wordsFault(facts[field] ?? ''));
  return found;
}
