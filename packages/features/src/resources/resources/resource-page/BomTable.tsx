import type { SchemeBomLine } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { resourcePageMessages } from './messages.ts';
import { Section } from './Section.tsx';

export interface BomTableProps {
  lines: readonly SchemeBomLine[];
  /** Where the list opens as a bill of materials of one's own; absent: nowhere. */
  openHref?: string | undefined;
}

/** What a scheme is built of; numbers that the catalogue knows lead to their parts. */
export function BomTable({ lines, openHref }: BomTableProps) {
  const t = useMessages(resourcePageMessages);
  const { partDetail } = usePaths(datasheetsPaths);
  const columns = useMemo(
    (): TableColumn<SchemeBomLine>[] => [
      {
        key: 'mpn',
        header: t('mpn'),
        isRowHeader: true,
        cell: ({ mpn, partId }) =>
          partId === null ? (
            <span translate="no">{mpn || t('none')}</span>
          ) : (
            <Link isMono href={partDetail(partId)}>
              {mpn}
            </Link>
          ),
      },
      { key: 'reference', header: t('reference'), isWrapping: true, cell: ({ reference }) => reference },
      { key: 'quantity', header: t('quantity'), align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
      { key: 'value', header: t('value'), cell: ({ value }) => value || t('none') },
      { key: 'packageCase', header: t('packageCase'), cell: ({ packageCase }) => packageCase || t('none') },
      { key: 'maker', header: t('maker'), cell: ({ maker }) => maker || t('none') },
      ...(lines.some(({ note }) => note !== '')
        ? [{ key: 'note', header: t('note'), isWrapping: true, cell: ({ note }: SchemeBomLine) => note || t('none') }]
        : []),
    ],
    [t, partDetail, lines],
  );
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Section
      id="bom"
      title={t('bom')}
      note={t('bomNote', { lines: formatNumber(lines.length), pieces: formatNumber(pieces) })}
      end={
        openHref !== undefined && (
          <LinkButton size="sm" variant="outline" href={openHref}>
            {t('openBom')}
          </LinkButton>
        )
      }
    >
      <Table caption={t('bomCaption')} columns={columns} rows={lines} getRowKey={({ reference, mpn }) => `${reference} ${mpn}`} />
    </Section>
  );
}
