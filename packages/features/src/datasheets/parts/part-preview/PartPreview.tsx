import type { PartRow } from '@chippage/api/types';
import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { SourceMarks } from '../../documents/link-state/SourceMarks.tsx';
import { LifecycleMark } from '../../../parts/lifecycle-mark/LifecycleMark.tsx';
import { paramText, tellingValues } from '../paramText.ts';
import { isCopy, sheetPlace } from '../sheetPlace.ts';
import { partResultsMessages } from '../part-results/messages.ts';
import { PriceCell, StockCell, TotalCell } from '../part-results/OfferCells.tsx';
import { partPreviewMessages } from './messages.ts';
import * as styles from './PartPreview.css.ts';

export interface PartPreviewProps {
  part: PartRow;
  /** Pieces that prices are for. */
  quantity: number;
  /** Picture of the first page, for a datasheet of ours. */
  firstPage?: ReactNode;
  onClose: () => void;
}

const actions = { reader: 'openReader', maker: 'openMaker', told: 'openTold' } as const;

/** A look at one part beside the table, without leaving it. */
export function PartPreview({ part, quantity, firstPage, onClose }: PartPreviewProps) {
  const t = useMessages(partResultsMessages);
  const own = useMessages(partPreviewMessages);
  const paths = usePaths(datasheetsPaths);
  const { datasheet } = part;
  const marks = datasheet && <SourceMarks link={datasheet.link} isCopy={isCopy(datasheet)} />;
  const place = datasheet && sheetPlace(part.id, datasheet, paths);
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
          {datasheet?.isHosted ? (
            firstPage
          ) : (
            <p className={styles.none}>
              {datasheet ? own('outsideNote', { host: datasheet.host ?? '' }) : own('noDatasheet')} {marks}
            </p>
          )}
        </div>
        {datasheet?.isHosted && (
          <p className={styles.line}>
            <span>{datasheet.isSample ? own('sample') : isCopy(datasheet) ? marks : t('hosted')}</span>
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
                <PriceCell offer={part.offer} t={t} />
              </dd>
            </div>
          )}
          {part.offer && quantity !== 1 && (
            <div className={styles.fact}>
              <dt>{t('lineTotal')}</dt>
              <dd className={styles.value}>
                <TotalCell offer={part.offer} t={t} />
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
          {place && (
            <LinkButton href={place.href} isFullWidth newWindowLabel={place.kind === 'maker' ? t('newWindow') : undefined}>
              {own(actions[place.kind])}
            </LinkButton>
          )}
          <LinkButton href={paths.partDetail(part.id)} variant="outline" isFullWidth>
            {own('openDetail')}
          </LinkButton>
        </div>
      </div>
      <p className={styles.keys}>{own('previewKeys')}</p>
    </aside>
  );
}
