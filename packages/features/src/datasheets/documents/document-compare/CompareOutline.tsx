import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { AlignedHeading } from './alignOutlines.ts';
import * as styles from './DocumentCompare.css.ts';
import { documentCompareMessages } from './messages.ts';

export interface CompareOutlineProps {
  headings: readonly AlignedHeading[];
  /** Goes to a heading in each document that has it. */
  onHeading: (heading: AlignedHeading) => void;
}

/** Both outlines in one: the same headings in one row, with their pages. */
export function CompareOutline({ headings, onHeading }: CompareOutlineProps) {
  const t = useMessages(documentCompareMessages);
  const pageOf = (page: number | null) => (page === null ? <span className={styles.missing}>{t('missing')}</span> : t('pageNumber', { page }));
  const columns: TableColumn<AlignedHeading>[] = [
    {
      key: 'heading',
      header: t('heading'),
      isRowHeader: true,
      cell: (heading) => (
        <Button size="sm" variant="plain" aria-label={t('goBoth', { title: heading.title })} onPress={() => onHeading(heading)}>
          {heading.title}
        </Button>
      ),
    },
    { key: 'left', header: t('leftPage'), cell: ({ pages }) => pageOf(pages[0]) },
    { key: 'right', header: t('rightPage'), cell: ({ pages }) => pageOf(pages[1]) },
  ];
  return (
    <Card title={t('outline')} padding="none">
      {headings.length === 0 ? (
        <p className={styles.lead}>{t('outlineEmpty')}</p>
      ) : (
        <Table
          caption={t('outline')}
          columns={columns}
          rows={headings}
          getRowKey={(heading) => `${headings.indexOf(heading)}`}
          density="compact"
          maxHeight="320px"
        />
      )}
    </Card>
  );
}
