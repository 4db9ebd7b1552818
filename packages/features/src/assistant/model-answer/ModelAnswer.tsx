import type { AssistantBudget, AssistantCitation, ModelAnswer as Answer } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useId } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import type { ActionFailure } from '../../parts/action/useAction.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { AiLabel } from '../ai-label/AiLabel.tsx';
import { AnswerTools } from '../answer-tools/AnswerTools.tsx';
import { aiLabelMessages } from '../ai-label/messages.ts';
import type { FactPartProps } from '../fact-part/FactPart.tsx';
import { modelAnswerMessages } from './messages.ts';
import * as styles from './ModelAnswer.css.ts';

export interface ModelAnswerProps {
  question: string;
  /** Null: not read yet. */
  budget: AssistantBudget | null;
  /** Null: it was not asked yet. */
  answer: Answer | null;
  isAsking: boolean;
  failure: ActionFailure | null;
  onAsk: () => void;
  onLogin: () => void;
  getSheetHref: FactPartProps['getSheetHref'];
  /** The page with the filters that the model looked up; null: it looked up none. */
  adoptHref: string | null;
  /** Keeps a file. */
  onSave: (file: Blob, name: string) => void;
}

/** What a model says to the question, sentence by sentence with evidence; and that there is none, or that the day's questions are used up. */
export function ModelAnswer({ question, budget, answer, isAsking, failure, onAsk, onLogin, getSheetHref, adoptHref, onSave }: ModelAnswerProps) {
  const t = useMessages(modelAnswerMessages);
  if (budget === null) return null;
  const { model, isMember, most } = budget;
  if (model === null) return <p className={styles.quiet}>{t('off')}</p>;
  const left = answer?.left ?? budget.left;
  return (
    <Card title={t('title')}>
      <div className={styles.body} aria-busy={isAsking}>
        <p className={styles.quiet}>{t('lead', { model })}</p>
        {answer !== null && <Claims answer={answer} question={question} getSheetHref={getSheetHref} onSave={onSave} />}
        <ActionAlert result={failure} />
        <div className={styles.end}>
          {isMember ? (
            <>
              <Button onPress={onAsk} isPending={isAsking} isDisabled={left === 0}>
                {t('ask')}
              </Button>
              <span className={styles.quiet} role="status">
                {isAsking ? t('asking') : left === 0 ? t('used', { most }) : t('left', { left, most })}
              </span>
            </>
          ) : (
            <>
              <Button onPress={onLogin}>{t('loginAction')}</Button>
              <span className={styles.quiet}>{t('login', { most })}</span>
            </>
          )}
          {adoptHref !== null && <Link href={adoptHref}>{t('adopt')}</Link>}
        </div>
      </div>
    </Card>
  );
}

function Claims({ answer, question, getSheetHref, onSave }: Pick<ModelAnswerProps, 'question' | 'getSheetHref' | 'onSave'> & { answer: Answer }) {
  const t = useMessages(modelAnswerMessages);
  const tLabel = useMessages(aiLabelMessages);
  const paths = usePaths(datasheetsPaths);
  const list = useId();
  const { claims, citations, dropped, model } = answer;
  const place = ({ label, page }: AssistantCitation) => (page === null ? label : t('sheet', { label, page }));
  const hrefOf = ({ documentId, brandId, page, phrase, partId }: AssistantCitation) => {
    if (documentId !== null && brandId !== null) return getSheetHref({ documentId, brandId, page: page ?? 1, phrase });
    return partId === null ? null : paths.partDetail(partId);
  };
  const label = `${tLabel('label')}（${tLabel('model', { model })}）`;
  const lines = [
    ...claims.map(({ text, citations: marks }) => `${text} ${marks.map((no) => `[${no}]`).join('')}`),
    ...citations.map((citation) => `[${citation.no}] ${place(citation)}：${citation.text}`),
  ];
  return (
    <>
      <AiLabel model={model} />
      {claims.length === 0 ? (
        <p className={styles.quiet}>{t('nothing')}</p>
      ) : (
        <ul className={styles.claims}>
          {claims.map(({ text, citations: marks }) => (
            <li key={text}>
              {text}
              {marks.map((no) => (
                <PlainLink key={no} className={styles.mark} href={`#${list}-${no}`}>
                  <VisuallyHidden>{t('cite', { no })}</VisuallyHidden>
                  <span aria-hidden="true">{`[${no}]`}</span>
                </PlainLink>
              ))}
            </li>
          ))}
        </ul>
      )}
      {dropped > 0 && <p className={styles.quiet}>{t('dropped', { count: dropped })}</p>}
      {citations.length > 0 && (
        <ol className={styles.evidence} aria-label={t('evidence')}>
          {citations.map((citation) => {
            const href = hrefOf(citation);
            return (
              <li key={citation.no} id={`${list}-${citation.no}`} value={citation.no} tabIndex={-1}>
                {href === null ? place(citation) : <Link href={href}>{place(citation)}</Link>}
                {`：${citation.text}`}
                {citation.isSample && `（${t('sample')}）`}
              </li>
            );
          })}
        </ol>
      )}
      {claims.length > 0 && (
        <div className={styles.end}>
          <AnswerTools title={question} label={label} lines={lines} model={model} onSave={onSave} />
        </div>
      )}
    </>
  );
}
