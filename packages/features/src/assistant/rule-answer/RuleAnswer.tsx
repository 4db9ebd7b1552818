import type { AssistantAnswer, Relaxation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { Marked } from '../../parts/marked/Marked.tsx';
import { AiLabel } from '../ai-label/AiLabel.tsx';
import { AnswerTools } from '../answer-tools/AnswerTools.tsx';
import { aiLabelMessages } from '../ai-label/messages.ts';
import { FactPart, type FactPartProps } from '../fact-part/FactPart.tsx';
import { ruleAnswerMessages } from './messages.ts';
import * as styles from './RuleAnswer.css.ts';
import { answerLines, diffText, leadText } from './saidText.ts';

export interface RuleAnswerProps {
  question: string;
  answer: AssistantAnswer;
  getSheetHref: FactPartProps['getSheetHref'];
  /** The question with a condition given up. */
  getRelaxedHref: (relaxation: Relaxation) => string;
  /** Keeps a file. */
  onSave: (file: Blob, name: string) => void;
}

/** What the portal's own search says to a question, with the evidence of each fact. */
export function RuleAnswer({ question, answer, getSheetHref, getRelaxedHref, onSave }: RuleAnswerProps) {
  const t = useMessages(ruleAnswerMessages);
  const tLabel = useMessages(aiLabelMessages);
  const paths = usePaths(datasheetsPaths);
  const { intent, filters, notes, parts, alternatives, fields, pages, relaxations } = answer;
  const asked = intent === 'facts' ? fields : filters.params.map(({ code }) => code);
  const compared = [...parts, ...alternatives.map(({ part }) => part)].slice(0, 6).map(({ id }) => id);
  const label = `${tLabel('label')}（${tLabel('rules')}）`;
  return (
    <Card title={t('title')} padding="none">
      <div className={styles.body}>
        <AiLabel model={null} />
        {intent === 'nothing' ? (
          <EmptyState size="sm" icon={<SearchIcon size={32} />} title={t('nothing')}>
            {t('nothingHint')}
          </EmptyState>
        ) : (
          <p className={styles.words}>{leadText(t, answer)}</p>
        )}
        {notes.length > 0 && (
          <ul className={styles.notes} aria-label={t('notes')}>
            {notes.map(({ remark, token }) => (
              <li key={`${remark} ${token}`}>{t(remark, { token })}</li>
            ))}
          </ul>
        )}
        {relaxations.length > 0 && (
          <ul className={styles.notes} aria-label={t('relax')}>
            {relaxations.map((relaxation) => (
              <li key={relaxedText(relaxation, filters)}>
                <Link href={getRelaxedHref(relaxation)}>{t('relaxTo', { tokens: relaxedText(relaxation, filters), count: relaxation.count })}</Link>
              </li>
            ))}
          </ul>
        )}
        {intent !== 'nothing' && (
          <div className={styles.end}>
            <AnswerTools title={question} label={label} lines={answerLines(t, answer, label).slice(1)} model={null} onSave={onSave} />
            {compared.length > 1 && <Link href={paths.partCompare(compared)}>{t('compareAll')}</Link>}
          </div>
        )}
      </div>
      {parts.length > 0 && (
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part.id}>
              <FactPart part={part} fields={asked} isBrief={intent === 'facts'} getSheetHref={getSheetHref} />
            </li>
          ))}
        </ul>
      )}
      {alternatives.length > 0 && (
        <ul className={styles.list}>
          {alternatives.map(({ kind, part, diff }) => (
            <li key={part.id}>
              <FactPart part={part} fields={asked} getSheetHref={getSheetHref} note={<Tag>{t(kind)}</Tag>} />
              {diff.length > 0 && <p className={styles.diff}>{t('differs', { diff: diffText(t, diff) })}</p>}
            </li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <section aria-label={t('pages')}>
          <p className={styles.quoted}>{`${t('pages')}：${t('quoted')}`}</p>
          {pages.map((page) => (
            <PlainLink key={`${page.documentId} ${page.page}`} className={styles.place} href={getSheetHref(page)}>
              <span className={styles.pageNo}>
                {`${page.title} · ${t('page', { page: page.page })}`} {page.isSample && <Tag>{t('sample')}</Tag>}
              </span>
              <span className={styles.excerpt}>
                <Marked text={page.excerpt} ranges={page.excerptMarks} />
              </span>
            </PlainLink>
          ))}
        </section>
      )}
    </Card>
  );
}

/** What is given up: words as they are, filters by their names. */
function relaxedText({ tokens, facets }: Relaxation, { params, categoryName, brands, packages }: AssistantAnswer['filters']): string {
  const names: Record<string, string> = {
    category: categoryName ?? '',
    brand: brands.map(({ name }) => name).join('、'),
    package: packages.join('、'),
    ...Object.fromEntries(params.map(({ code, name }) => [code, name])),
  };
  return [...tokens, ...facets.map((facet) => names[facet] ?? facet)].join('、');
}
