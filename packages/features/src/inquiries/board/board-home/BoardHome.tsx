import type { Loadable } from '@chippage/api/loadable';
import type { BoardRow } from '@chippage/api/types';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { BoardTable } from '../board-list/BoardTable.tsx';
import * as styles from './BoardHome.css.ts';
import { boardHomeMessages } from './messages.ts';

/** Props of `BoardHome`. */
export interface BoardHomeProps {
  demands: Loadable<readonly BoardRow[]>;
  supplies: Loadable<readonly BoardRow[]>;
  /** Looks for what is offered. */
  onSearch: (keywords: string) => void;
}

/** The newest of what companies want and offer, and the ways on. */
export function BoardHome({ demands, supplies, onSearch }: BoardHomeProps) {
  const t = useMessages(boardHomeMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        tools={<KeywordsField label={t('search')} hint={t('searchHint')} searched="" onSearch={onSearch} isLandmark />}
        end={
          <>
            <LinkButton size="sm" href={paths.postRow({ type: 1 })}>
              {t('post')}
            </LinkButton>
            <LinkButton size="sm" variant="outline" href={paths.postRow({ type: 0 })}>
              {t('postSupply')}
            </LinkButton>
          </>
        }
      />
      <Note>{t('lead')}</Note>
      <Newest type={1} title={t('demands')} all={t('allDemands')} rows={demands} />
      <Newest type={0} title={t('supplies')} all={t('allSupplies')} rows={supplies} />
    </PageColumn>
  );
}

interface NewestProps {
  type: 0 | 1;
  title: string;
  all: string;
  rows: Loadable<readonly BoardRow[]>;
}

function Newest({ type, title, all, rows }: NewestProps) {
  const t = useMessages(boardHomeMessages);
  const paths = usePaths(inquiriesPaths);
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <LinkButton variant="plain" size="sm" href={paths.board(type)}>
          {all}
        </LinkButton>
      </div>
      <Loaded value={rows} failedTitle={t('failed')} bones={['320px']}>
        {(list) => (list.length === 0 ? <Note>{t('none')}</Note> : <BoardTable type={type} rows={list} caption={title} />)}
      </Loaded>
    </section>
  );
}
