import type { Loadable } from '@chippage/api/loadable';
import type { AgentComparison } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import type { PageActions } from '../../parts/action/pageActions.ts';
import { KeywordsField } from '../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import type { AgentCompareQuery } from './agentCompareQuery.ts';
import { Compared } from './Compared.tsx';
import { agentCompareMessages } from './messages.ts';

/** Props of `AgentCompare`. */
export interface AgentCompareProps {
  query: AgentCompareQuery;
  compared: Loadable<readonly AgentComparison[]>;
  /** Compares by another part number. */
  onKeywords: (keywords: string) => void;
  /** Saves text as a file. */
  onSaveFile: (file: { name: string; type: string; text: string }) => void;
  onPrint: () => void;
  /** Says in the corner of the page what was saved. */
  notify: PageActions['notify'];
}

/** Up to three distributors side by side, for all makers, one maker or a part number; the address holds all of it. */
export function AgentCompare(props: AgentCompareProps) {
  const { query, compared, onKeywords } = props;
  const t = useMessages(agentCompareMessages);
  const paths = usePaths(directoryPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = (
    <EmptyState
      title={t('emptyTitle')}
      action={
        <LinkButton variant="outline" href={paths.agentList()}>
          {t('browse')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
  return (
    <PageColumn>
      <PageHead
        headingRef={heading}
        title={t('title')}
        note={compared.status === 'ready' && query.ids.length > 0 ? t('count', { count: compared.data.length }) : undefined}
        tools={
          query.ids.length > 0 ? <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={onKeywords} /> : undefined
        }
      />
      {query.ids.length === 0 ? (
        empty
      ) : (
        <Loaded value={compared} loadingLabel={t('loading')} failedTitle={t('failed')} lines={12}>
          {(shown) => (shown.length === 0 ? empty : <Compared {...props} shown={shown} onRemove={() => heading.current?.focus()} />)}
        </Loaded>
      )}
    </PageColumn>
  );
}
