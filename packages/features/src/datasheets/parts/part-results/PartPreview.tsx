import type { PartRow } from '@chippage/api/types';
import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { LifecycleMark } from '../lifecycle-mark/LifecycleMark.tsx';
import { paramText, tellingValues } from '../paramText.ts';
import { partResultsMessages } from './messages.ts';
import { PriceCell, StockCell } from './OfferCells.tsx';
import * as styles from './PartPreview.css.ts';

export interface PartPreviewProps {
  part: PartRow;
  /** Pieces that prices are for. */
  quantity: number;
  /** Picture of the first page, for a datasheet of ours. */
  firstPage?: ReactNode;
  onClose: () => void;
}

/** A look at one part beside the table, without leaving it. */
export function PartPreview({ part, quantity, firstPage, onClose }: PartPreviewProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  const { datasheet } = part;
  return (
    <aside className={styles.preview} aria-label={t('preview', { mpn: part.mpn })}>
      <div className={styles.head}>
        <h2 className={styles.title} translate="no">
          {part.mpn}
        </h2>
        <LifecycleMark lifecycle={part.lifecycle} isAlone />
        <span className={styles.close}>
          <IconButton label={t('closePreview')} size="sm" onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.paper}>
          {datasheet?.isHosted ? firstPage : <p className={styles.none}>{datasheet ? t('outsideNote', { host: datasheet.host ?? '' }) : t('noDatasheet')}</p>}
        </div>
        {datasheet?.isHosted && (
          <p className={styles.line}>
            <span>{t('sample')}</span>
            <span>{datasheet.pageCount !== null && t('pageCount', { count: datasheet.pageCount })}</span>
          </p>
        )}
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('brand')}</dt>
            <dd className={styles.value}>
              <Link tone="quiet" href={paths.brand(part.brandId)}>
                {part.brandNameCn ?? part.brandName}
              </Link>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('packageCase')}</dt>
            <dd className={styles.value}>{part.packageCase ?? t('unknown')}</dd>
          </div>
          {part.offer && (
            <div className={styles.fact}>
              <dt>{t('price')}</dt>
              <dd className={styles.value}>
                <PriceCell offer={part.offer} quantity={quantity} t={t} />
              </dd>
            </div>
          )}
          {part.offer && (
            <div className={styles.fact}>
              <dt>{t('stock')}</dt>
              <dd className={styles.value}>
                <StockCell offer={part.offer} t={t} />
              </dd>
            </div>
          )}
          {tellingValues(part.params, 4).map((param) => (
            <div key={param.code} className={styles.fact}>
              <dt>{param.name}</dt>
              <dd className={styles.value}>{paramText(param)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {datasheet?.isHosted && (
            <LinkButton href={`${paths.partDetail(part.id)}#reader`} isFullWidth>
              {t('openReader')}
            </LinkButton>
          )}
          {datasheet && !datasheet.isHosted && datasheet.url !== null && (
            <LinkButton href={datasheet.url} isFullWidth newWindowLabel={t('newWindow')}>
              {t('openMaker')}
            </LinkButton>
          )}
          <LinkButton href={paths.partDetail(part.id)} variant="outline" isFullWidth>
            {t('openDetail')}
          </LinkButton>
        </div>
      </div>
      <p className={styles.keys}>{t('previewKeys')}</p>
    </aside>
  );
}
