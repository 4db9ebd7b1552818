import type { Loadable } from '@chippage/api/loadable';
import type { RegistryCorrectionLine } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Inset, Note } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { CorrectionReason, CorrectionTag, CorrectionTimes, usePartName } from '../correction-words/CorrectionWords.tsx';
import { correctionLogMessages } from './messages.ts';

export interface CorrectionLogProps {
  companyId: number;
  lines: Loadable<PagedList<RegistryCorrectionLine>>;
  onLoadMore: () => void;
}

/** What was said to be wrong with the facts of a company and how it was decided, for everybody, and the way to the form. */
export function CorrectionLog({ companyId, lines, onLoadMore }: CorrectionLogProps) {
  const t = useMessages(correctionLogMessages);
  const paths = usePaths(companiesPaths);
  const partName = usePartName();
  return (
    <Card
      title={t('title')}
      padding="none"
      action={
        <LinkButton size="sm" variant="outline" href={paths.companyCorrection(companyId)}>
          {t('correct')}
        </LinkButton>
      }
      footer={<Note>{t('note')}</Note>}
    >
      <MoreRows
        value={lines}
        label={t('title')}
        lines={3}
        empty={
          <Inset>
            <Note>{t('empty')}</Note>
          </Inset>
        }
        onLoadMore={onLoadMore}
      >
        {(line) => (
          <Row key={line.id}>
            <RowWords>
              <RowTitle>
                {partName(line.block)}
                <CorrectionTag state={line.state} />
              </RowTitle>
              <RowMeta>
                <CorrectionTimes {...line} />
              </RowMeta>
              <CorrectionReason {...line} />
            </RowWords>
          </Row>
        )}
      </MoreRows>
    </Card>
  );
}
