import type { Loadable } from '@chippage/api/loadable';
import type { DirectoryHint, OwnLink } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { PlusIcon } from '@chippage/ui/Icon';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { LinkForm } from './LinkForm.tsx';
import { LinkRow } from './LinkRow.tsx';
import { quickNavMessages } from './messages.ts';
import { QUICK_NAV_LIMIT, type QuickNavTab } from './ownNavigation.ts';
import * as styles from './QuickNavEditor.css.ts';
import { useLinkList } from './useLinkList.ts';
import { reorderMessages } from '../../parts/reorder/messages.ts';
import * as rowStyles from '../../parts/reorder/reorder.css.ts';
import { useRowDrag } from '../../parts/reorder/useRowDrag.ts';

export interface QuickNavEditorProps {
  tab: QuickNavTab;
  links: readonly OwnLink[];
  /** Opens with the form for another link. @default false */
  startsWithNew?: boolean;
  onChange: (links: OwnLink[]) => void;
  onRestore: () => void;
  onClose: () => void;
  hints?: Loadable<readonly DirectoryHint[]> | undefined;
  onHintInput?: ((input: { tab: 'agent' | 'brand'; keywords: string }) => void) | undefined;
}

/** Changes one list of the quick navigation: order, names, addresses. Every change holds at once. */
export function QuickNavEditor({ tab, links, startsWithNew = false, onChange, onRestore, onClose, hints, onHintInput }: QuickNavEditorProps) {
  const t = useMessages(quickNavMessages);
  const reorderWords = useMessages(reorderMessages);
  const root = useRef<HTMLDivElement>(null);
  const list = useLinkList({ links, startsWithNew, onChange, onRestore, root });
  const drag = useRowDrag({ count: links.length, onMove: list.drop, root });
  const form = { tab, hints, onHintInput, onCancel: list.cancel, onSave: list.save };
  return (
    <Dialog title={t('editTitle', { sites: t(`${tab}Sites`) })} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {({ close }) => (
        <div ref={root} className={rowStyles.editor}>
          <div className={rowStyles.tools}>
            <p className={rowStyles.help}>{reorderWords('gripHelp')}</p>
            <Button variant="plain" size="sm" onPress={list.restore}>
              {t('restore')}
            </Button>
            <Button size="sm" onPress={close}>
              {t('done')}
            </Button>
          </div>
          <ul className={rowStyles.rows}>
            {links.map((link, index) => (
              <li key={link.url} data-row={index} className={rowStyles.row} data-moved={list.movedUrl === link.url || undefined} {...drag.rowProps(index)}>
                {list.form === link.url ? (
                  <LinkForm {...form} link={link} others={links.filter((other) => other !== link)} />
                ) : (
                  <LinkRow
                    link={link}
                    index={index}
                    count={links.length}
                    isMoved={list.movedUrl === link.url}
                    gripProps={drag.gripProps(index)}
                    onMove={(to) => list.move(index, to)}
                    onEdit={() => list.edit(link.url)}
                    onRemove={() => list.remove(index)}
                  />
                )}
              </li>
            ))}
            {list.form === 'new' && (
              <li className={rowStyles.row}>
                <LinkForm {...form} link={null} others={links} />
              </li>
            )}
          </ul>
          {list.undo && (
            <p className={styles.undo}>
              <span>{list.undo.text}</span>
              <Button variant="plain" size="sm" onPress={list.undo.run}>
                {t('undo')}
              </Button>
            </p>
          )}
          <div className={styles.foot} data-part="foot">
            {links.length < QUICK_NAV_LIMIT ? (
              <Button variant="plain" size="sm" icon={<PlusIcon size={16} />} onPress={() => list.edit('new')}>
                {t('add')}
              </Button>
            ) : (
              <span className={styles.full}>{t('full', { limit: QUICK_NAV_LIMIT })}</span>
            )}
            <span className={styles.count}>{t('ofLimit', { count: links.length, limit: QUICK_NAV_LIMIT })}</span>
          </div>
        </div>
      )}
    </Dialog>
  );
}
