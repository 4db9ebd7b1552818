import type { PartCorrection } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AbsoluteTime } from '../../i18n/friendly-time/AbsoluteTime.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { Inset, Note } from '../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { operatorPartMessages } from './messages.ts';
import * as styles from './OperatorPart.css.ts';
import { SourceWords } from './SourceWords.tsx';

export interface PartHistoryProps {
  history: readonly PartCorrection[];
  /** Rejects with the server's refusal. */
  onUndo: (id: number) => Promise<unknown>;
}

/** What was corrected in a part, the latest first; what holds can be undone. */
export function PartHistory({ history, onUndo }: PartHistoryProps) {
  const t = useMessages(operatorPartMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const { pending, failure, run } = useAction();
  const words = ({ name, from, to }: PartCorrection) => t('change', { name, from: from ?? t('unknown'), to });
  const undo = (correction: PartCorrection) =>
    void run(String(correction.id), () => onUndo(correction.id)).then((isDone) => {
      if (!isDone) return;
      announce(t('undoneDone', { change: words(correction) }));
      // The button that was pressed is gone.
      list.current?.focus();
    });
  return (
    <Card title={t('history')} note={history.length === 0 ? undefined : t('historyNote', { count: history.length })} padding="none">
      {failure !== null && (
        <Inset>
          <ActionAlert result={failure} />
        </Inset>
      )}
      {history.length === 0 ? (
        <Inset>
          <Note>{t('noHistory')}</Note>
        </Inset>
      ) : (
        <RowList label={t('history')} landingRef={list}>
          {history.map((correction) => (
            <Row key={correction.id}>
              <RowWords>
                <RowTitle>
                  <span translate="no">{words(correction)}</span>
                  {correction.isStanding && <Tag>{t('standing')}</Tag>}
                </RowTitle>
                <RowMeta>
                  <span>{correction.madeBy ?? t('gone')}</span>
                  <AbsoluteTime dateTime={correction.madeTime} />
                </RowMeta>
                <RowMeta>
                  <span className={styles.line}>
                    {t('sourceIs')}
                    <SourceWords source={correction.source} />
                  </span>
                </RowMeta>
                <RowMeta>{t('because', { reason: correction.reason })}</RowMeta>
                <HistoryEnd correction={correction} />
              </RowWords>
              {correction.isStanding && (
                <RowActions>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('undoOf', { change: words(correction) })}
                    isPending={pending === String(correction.id)}
                    onPress={() => undo(correction)}
                  >
                    {t('undo')}
                  </Button>
                </RowActions>
              )}
            </Row>
          ))}
        </RowList>
      )}
    </Card>
  );
}

/** Why a correction is not the one that visitors see. */
function HistoryEnd({ correction: { isStanding, undoneTime, undoneBy } }: { correction: PartCorrection }) {
  const t = useMessages(operatorPartMessages);
  if (isStanding) return null;
  if (undoneTime === null) return <RowMeta>{t('replaced')}</RowMeta>;
  return (
    <RowMeta>
      <span>{t('undone', { name: undoneBy ?? t('gone') })}</span>
      <AbsoluteTime dateTime={undoneTime} />
    </RowMeta>
  );
}
