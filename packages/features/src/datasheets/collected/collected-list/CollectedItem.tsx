import type { CollectedDocument } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { collectedListMessages } from './messages.ts';

export interface CollectedItemProps {
  document: CollectedDocument;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  isRemoved: boolean;
  isPending: boolean;
  onToggle: () => void;
}

/** One collected datasheet. One that is gone stays in the list, without a link, so that its reader knows. */
export function CollectedItem({ document, isPicked, onPick, isRemoved, isPending, onToggle }: CollectedItemProps) {
  const t = useMessages(collectedListMessages);
  const paths = usePaths(datasheetsPaths);
  const { id, title, brandId, brandName, version, sizeBytes, isHosted, isGone, newerId, createTime } = document;
  const href = isGone || brandId === null ? null : isHosted ? paths.specificationDetail(id, brandId) : paths.outsideDetail(id);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {href === null ? <span>{title}</span> : <Link href={href}>{title}</Link>}
          {isGone && <Tag>{t('gone')}</Tag>}
          {!isGone && !isHosted && <Tag>{t('outside')}</Tag>}
          {newerId !== null && brandId !== null && <Link href={paths.specificationDetail(newerId, brandId)}>{t('newer')}</Link>}
        </RowTitle>
        <RowMeta>
          {[brandName, version, sizeBytes === null ? null : sizeText(sizeBytes)].map((fact) => fact !== null && <span key={fact}>{fact}</span>)}
          <span>
            {t('since')} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
      </RowWords>
      <RowActions>
        {isHosted && !isGone && !isRemoved && (
          <CheckboxField isSelected={isPicked} onChange={onPick} aria-label={t('pickNamed', { title })}>
            {t('pick')}
          </CheckboxField>
        )}
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button variant="outline" size="sm" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { title })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
