import type { Loadable } from '@chippage/api/loadable';
import type { RegistryCorrection } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { CorrectionReason, CorrectionTag, CorrectionTimes, usePartName } from '../correction-words/CorrectionWords.tsx';
import { correctionListMessages } from './messages.ts';

export interface CorrectionListProps {
  corrections: Loadable<PagedList<RegistryCorrection>>;
  onLoadMore: () => void;
}

/** What a member said is wrong with the facts of companies, and what became of it. */
export function CorrectionList({ corrections, onLoadMore }: CorrectionListProps) {
  const t = useMessages(correctionListMessages);
  const paths = usePaths(companiesPaths);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card padding="none">
        <MoreRows
          value={corrections}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState
              icon={<ListIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.companyCheck()}>
                  {t('check')}
                </LinkButton>
              }
            >
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(correction) => <CorrectionRow key={correction.id} correction={correction} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function CorrectionRow({ correction }: { correction: RegistryCorrection }) {
  const t = useMessages(correctionListMessages);
  const paths = usePaths(companiesPaths);
  const partName = usePartName();
  const { company, block, content, isOwn, fileCount, state } = correction;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link href={paths.registeredCompany(company.id)}>{company.name}</Link>
          <CorrectionTag state={state} />
        </RowTitle>
        <RowMeta>
          <span>{partName(block)}</span>
          {isOwn && <span>{t('own')}</span>}
          <span>{t('files', { count: fileCount })}</span>
          <CorrectionTimes {...correction} />
        </RowMeta>
        <RowText>{content}</RowText>
        <CorrectionReason {...correction} />
      </RowWords>
    </Row>
  );
}
