import type { AssistantAnswer, AssistantFact } from '@chippage/api/types';
import type { Translate } from '../../i18n/messages.ts';
import type { ruleAnswerMessages } from './messages.ts';

type Words = Translate<typeof ruleAnswerMessages.texts>;

/** The first sentence of an answer. */
export function leadText(t: Words, { intent, total, parts, alternatives, filters, fields, pages }: AssistantAnswer): string {
  const mpn = parts[0]?.mpn ?? filters.words;
  if (intent === 'facts') {
    const isKnown = parts.some(({ facts }) => facts.some(({ field }) => fields.includes(field)));
    return t(isKnown ? 'facts' : pages.length > 0 ? 'inPages' : 'noFacts', { mpn });
  }
  if (intent === 'compare') return t('compare');
  if (intent === 'alternatives' && alternatives.length > 0) return t('alternatives', { mpn, count: alternatives.length });
  if (total === 0) return parts.length > 0 ? t('near') : t('none');
  if (parts.length > 0 && parts.every(({ match }) => match === 'similar')) return t('near');
  return total === 1 ? t('one') : t('found', { total, shown: parts.length });
}

/** What an alternative has otherwise. */
export const diffText = (t: Words, diff: AssistantAnswer['alternatives'][number]['diff']): string =>
  diff.map(({ name, here, there }) => `${name} ${here ?? t('unknown')} → ${there ?? t('unknown')}`).join('；');

const placeText = (t: Words, { place }: AssistantFact) => (place === null ? '' : `（${place.title}，${t('page', { page: place.page })}）`);

/** An answer as plain lines, with where each fact is from; the label goes first. */
export function answerLines(t: Words, answer: AssistantAnswer, label: string): string[] {
  const { parts, alternatives, fields, pages, notes } = answer;
  const factsOf = (part: AssistantAnswer['parts'][number]) =>
    part.facts
      .filter(({ field }) => fields.length === 0 || fields.includes(field))
      .map((fact) => `${fact.name} ${fact.text}${placeText(t, fact)}`)
      .join('；');
  return [
    label,
    leadText(t, answer),
    ...notes.map(({ remark, token }) => t(remark, { token })),
    ...parts.map((part) => `${part.mpn} ${part.brandNameCn ?? part.brandName}：${factsOf(part)} [${part.sources.map(({ name }) => name).join('、')}]`),
    ...alternatives.map(({ kind, part, diff }) => `${part.mpn} ${part.brandNameCn ?? part.brandName}（${t(kind)}）：${diffText(t, diff)}`),
    ...pages.map(({ title, page, excerpt }) => `${title}，${t('page', { page })}：${excerpt}`),
  ];
}
