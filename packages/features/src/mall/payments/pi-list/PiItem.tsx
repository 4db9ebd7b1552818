import type { Pi } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckIcon, ClockIcon, CloseIcon, DownloadIcon, type IconProps, InfoIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { piListMessages } from './messages.ts';

const looks: Record<Pi['state'], readonly [tone: NonNullable<TagProps['tone']>, Icon: (props: IconProps) => ReactNode]> = {
  valid: ['info', InfoIcon],
  paid: ['ok', CheckIcon],
  expired: ['warn', ClockIcon],
  voided: ['neutral', CloseIcon],
};

interface PiItemProps {
  pi: Pi;
  isDownloading: boolean;
  onIntent: () => void;
  onOpen: () => void;
  onDownload: () => void;
  onVoid: () => void;
}

/** A proforma invoice in the list. */
export function PiItem({ pi, isDownloading, onIntent, onOpen, onDownload, onVoid }: PiItemProps) {
  const t = useMessages(piListMessages);
  const paths = usePaths(mallPaths);
  const { piNo, state, merchant, total, currency, date, validUntil, lineCount, orderId, orderNo } = pi;
  const [tone, Icon] = looks[state];
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <span translate="no">{piNo}</span>
          <Tag tone={tone} icon={<Icon size={14} />}>
            {t(state)}
          </Tag>
          <Money value={total} currency={currency} tone="strong" />
        </RowTitle>
        <RowMeta>
          <Link href={paths.merchant(merchant.id)}>{merchant.name}</Link>
          {orderId === null ? <span>{t('noOrder')}</span> : <Link href={paths.orderDetail(orderId)}>{t('order', { no: orderNo ?? '' })}</Link>}
        </RowMeta>
        <RowMeta>{t('about', { date, validUntil, lines: lineCount })}</RowMeta>
      </RowWords>
      <RowActions>
        <Button variant="outline" size="sm" onPress={onOpen} onHoverStart={onIntent} aria-label={t('openNamed', { no: piNo })}>
          {t('open')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon size={16} />}
          isPending={isDownloading}
          onPress={onDownload}
          aria-label={t('downloadNamed', { no: piNo })}
        >
          {t('download')}
        </Button>
        {state === 'valid' && (
          <Button variant="plain" size="sm" onPress={onVoid} aria-label={t('voidNamed', { no: piNo })}>
            {t('void')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}
