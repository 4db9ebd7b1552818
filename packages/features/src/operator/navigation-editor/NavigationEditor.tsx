import type { Loadable } from '@chippage/api/loadable';
import type { Navigation, OwnLink } from '@chippage/api/types';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { LinkList } from './LinkList.tsx';
import { navigationEditorMessages } from './messages.ts';
import * as styles from './NavigationEditor.css.ts';

/** The header's lists, in order. */
const lists = ['common', 'agent', 'brand'] as const;

/** Which of the header's lists. */
export type NavigationList = (typeof lists)[number];

export interface NavigationEditorProps {
  navigation: Loadable<Navigation>;
  /** Keeps one list whole; an empty one means the site's own. Rejects with the server's refusal. */
  onSave: (list: NavigationList, links: OwnLink[]) => Promise<unknown>;
  /** Whether there is something to lose. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The links of the header's three lists. */
export function NavigationEditor({ navigation, onSave, onDirtyChange }: NavigationEditorProps) {
  const t = useMessages(navigationEditorMessages);
  const [dirty, setDirty] = useState<ReadonlySet<NavigationList>>(new Set());
  useEffect(() => onDirtyChange?.(dirty.size > 0), [dirty, onDirtyChange]);
  const mark = useCallback((list: NavigationList, isDirty: boolean) => {
    setDirty((before) => {
      if (before.has(list) === isDirty) return before;
      const next = new Set(before);
      if (isDirty) next.add(list);
      else next.delete(list);
      return next;
    });
  }, []);
  const marks = useMemo(
    () => ({
      common: (isDirty: boolean) => mark('common', isDirty),
      agent: (isDirty: boolean) => mark('agent', isDirty),
      brand: (isDirty: boolean) => mark('brand', isDirty),
    }),
    [mark],
  );
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <Loaded value={navigation} failedTitle={t('failed')} bones={['240px', '240px', '240px']}>
        {(links) => (
          <div className={styles.lists}>
            {lists.map((list) => (
              <LinkList key={list} title={t(list)} kept={links[list]} onSave={(changed) => onSave(list, changed)} onDirtyChange={marks[list]} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}
