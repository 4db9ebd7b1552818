import type { Loadable } from '@chippage/api/loadable';
import type { AssistantAnswer, Relaxation } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { SearchField } from '@chippage/ui/SearchField';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { assistantPaths } from '../../i18n/paths/assistantPaths.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { useFollowedText } from '../../parts/keywords-field/useFollowedText.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { FilterForm } from '../filter-form/FilterForm.tsx';
import { ModelAnswer, type ModelAnswerProps } from '../model-answer/ModelAnswer.tsx';
import { type Asked, askedParams, changedOf, parseAsked, searchParamsOf } from '../question/asked.ts';
import { RuleAnswer } from '../rule-answer/RuleAnswer.tsx';
import * as styles from './AssistantPage.css.ts';
import { assistantPageMessages } from './messages.ts';

export interface AssistantPageProps extends Omit<ModelAnswerProps, 'question' | 'adoptHref'> {
  asked: Asked;
  /** Null: nothing is asked yet. */
  rules: Loadable<AssistantAnswer> | null;
  /** Questions that show what can be asked. */
  examples: readonly string[];
  onAsked: (asked: Asked) => void;
}

/** Questions in the reader's own words: as filters that can be changed, what they find with evidence, and what a model says to it. */
export function AssistantPage({ asked, rules, examples, onAsked, ...model }: AssistantPageProps) {
  const t = useMessages(assistantPageMessages);
  const paths = usePaths(assistantPaths);
  const partPaths = usePaths(datasheetsPaths);
  const { question, changed } = asked;
  const hrefOf = (next: Asked) => paths.assistant(askedParams(next));
  const found = model.answer?.filters ?? null;
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      {rules === null && <p className={styles.lead}>{t('lead')}</p>}
      <QuestionForm question={question} onAsk={(words) => onAsked({ question: words, changed: null })} />
      {rules === null ? (
        <Card title={t('examples')}>
          <ul className={styles.examples}>
            {examples.map((example) => (
              <li key={example}>
                <Link href={hrefOf({ question: example, changed: null })}>{example}</Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Loaded value={rules} failedTitle={t('failed')} bones={['160px', '240px']}>
          {(answer) => {
            const filters = changedOf(answer.filters);
            return (
              <>
                {(answer.intent === 'parts' || answer.intent === 'alternatives' || changed !== null) && (
                  <FilterForm
                    question={question}
                    filters={answer.filters}
                    isChanged={changed !== null}
                    action={paths.assistant()}
                    resetHref={hrefOf({ question, changed: null })}
                    searchHref={partPaths.partSearch(filters.words, searchParamsOf(filters))}
                    onApply={(search) => onAsked(parseAsked(search))}
                  />
                )}
                <RuleAnswer
                  question={question}
                  answer={answer}
                  getSheetHref={model.getSheetHref}
                  onSave={model.onSave}
                  getRelaxedHref={(relaxation) => hrefOf({ question, changed: relaxed(filters, relaxation) })}
                />
              </>
            );
          }}
        </Loaded>
      )}
      {rules !== null && question !== '' && <ModelAnswer {...model} question={question} adoptHref={found && hrefOf({ question, changed: changedOf(found) })} />}
      <Note>
        {t('agents')}
        <Link href={paths.developers()}>{t('agentsLink')}</Link>
      </Note>
    </PageColumn>
  );
}

/** Filters without what a relaxation gives up. */
function relaxed(filters: ReturnType<typeof changedOf>, { rest, facets }: Relaxation): ReturnType<typeof changedOf> {
  return {
    ...filters,
    words: rest ?? filters.words,
    category: facets.includes('category') ? null : filters.category,
    brandIds: facets.includes('brand') ? [] : filters.brandIds,
    packages: facets.includes('package') ? [] : filters.packages,
    lifecycles: facets.includes('lifecycle') ? [] : filters.lifecycles,
    inStock: facets.includes('stock') ? false : filters.inStock,
    filters: filters.filters.filter((filter) => !facets.includes(filter.slice(0, filter.indexOf(':')))),
  };
}

/** The question itself; it works without script, too. */
function QuestionForm({ question, onAsk }: { question: string; onAsk: (question: string) => void }) {
  const t = useMessages(assistantPageMessages);
  const paths = usePaths(assistantPaths);
  const [text, setText] = useFollowedText(question);
  return (
    <form className={styles.question} role="search" action={paths.assistant()} method="get">
      <SearchField
        label={t('field')}
        isLabelHidden
        name="q"
        size="lg"
        placeholder={t('hint')}
        value={text}
        onChange={setText}
        maxLength={200}
        clearLabel={t('clear')}
        submitLabel={t('ask')}
        onSubmit={(words) => words.trim() !== '' && onAsk(words.trim())}
      />
      <noscript>
        <button type="submit">{t('ask')}</button>
      </noscript>
    </form>
  );
}
