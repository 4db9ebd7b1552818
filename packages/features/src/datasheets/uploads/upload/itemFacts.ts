import { type FactsInput, type UploadItem, withMpns } from './uploadItems.ts';

/** A file with something else said of it: what was wrong there, or suggested, holds no more. */
export function withFacts(item: UploadItem, part: Partial<FactsInput>): UploadItem {
  const problems = { ...item.problems };
  for (const field of Object.keys(part)) delete problems[field as keyof FactsInput];
  if (part.mpns) delete problems.mpnText;
  return { ...item, facts: { ...item.facts, ...part }, problems, suggested: item.suggested.filter((field) => !(field in part)) };
}

/** A file with the part numbers of a text added to its own. */
export const withNumbers = (item: UploadItem, text: string): UploadItem => ({
  ...item,
  facts: { ...item.facts, mpns: withMpns(item.facts.mpns, text), mpnText: '' },
  problems: { ...item.problems, mpnText: undefined },
  suggested: item.suggested.filter((field) => field !== 'mpns'),
});
