import type { OwnProductionLine } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { RowSteps } from '../../../parts/reorder/RowMoves.tsx';
import { ReviewedReason, ReviewedTag, ReviewedTime } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import * as styles from './ProductionDesk.css.ts';
import { productionDeskMessages } from './messages.ts';

export interface OwnLineRowProps {
  line: OwnProductionLine;
  index: number;
  count: number;
  isRemoved: boolean;
  isPending: boolean;
  onMove: (to: number) => void;
  /** Takes it off the page, or brings it back. */
  onToggle: () => void;
}

/** One production line of a company: what was handed in last, where it stands, and what can be done. */
export function OwnLineRow({ line, index, count, isRemoved, isPending, onMove, onToggle }: OwnLineRowProps) {
  const t = useMessages(productionDeskMessages);
  const paths = usePaths(enterprisePaths);
  const { id, shown, wanted, fileCount, state, reason, submitTime } = line;
  const facts = wanted ?? shown;
  if (facts === null) return null;
  const { name, equipment, capacity, certificates } = facts;
  return (
    <Row>
      <RowWords>
        <div data-row={index}>
          <RowTitle>
            {name}
            <ReviewedTag state={state} />
            {count > 1 && !isRemoved && (
              <span className={styles.steps}>
                <RowSteps name={name} index={index} count={count} onMove={onMove} />
              </span>
            )}
          </RowTitle>
        </div>
        {equipment !== null && <RowText>{equipment}</RowText>}
        <RowMeta>
          {capacity !== null && <span>{t('capacity', { text: capacity })}</span>}
          {certificates.length > 0 && <span>{t('certificates', { text: certificates.join('、') })}</span>}
          {fileCount > 0 && <span>{t('files', { count: fileCount })}</span>}
          <ReviewedTime submitTime={submitTime} />
        </RowMeta>
        <ReviewedReason state={state} reason={reason} />
        {wanted !== null && shown !== null && <RowText>{t('stillShown')}</RowText>}
      </RowWords>
      <RowActions>
        {!isRemoved && (
          <LinkButton size="sm" variant="outline" href={paths.productionLines(id)} aria-label={t('editOf', { name })}>
            {t('edit')}
          </LinkButton>
        )}
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button size="sm" variant="plain" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoOf' : 'removeOf', { name })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
