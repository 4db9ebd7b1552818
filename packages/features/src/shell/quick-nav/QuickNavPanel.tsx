import type { Loadable } from '@chippage/api/loadable';
import type { DirectoryHint, OwnLink } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { BotIcon, BuildingIcon, EditIcon, ExternalIcon, PlusIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Switch } from '@chippage/ui/Switch';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { firstLetter } from '../../parts/letter-tile/firstLetter.ts';
import { LetterTile } from '../../parts/letter-tile/LetterTile.tsx';
import { shortAddress } from './linkProblems.ts';
import { quickNavMessages } from './messages.ts';
import { type QuickNavTab, quickNavTabs } from './ownNavigation.ts';
import * as styles from './QuickNavPanel.css.ts';
import type { QuickNav } from './useQuickNav.ts';

const QuickNavEditor = late(async () => (await import('./QuickNavEditor.tsx')).QuickNavEditor);

export interface QuickNavPanelProps extends QuickNav {
  /** The assistant. Absent: this site has none. */
  aiHref?: string | null;
  /** The site of supply and demand. Absent: there is none. */
  supplyHref?: string | null;
  /** Distributors or makers for what was typed as a name while adding. */
  hints?: Loadable<readonly DirectoryHint[]>;
  onHintInput?: (input: { tab: 'agent' | 'brand'; keywords: string }) => void;
}

/** The visitor's own sites in three lists, and the way to change them. Opens under the header. */
export function QuickNavPanel({ aiHref, supplyHref, hints, onHintInput, ...nav }: QuickNavPanelProps) {
  const t = useMessages(quickNavMessages);
  const [tab, setTab] = useState<QuickNavTab>('common');
  const [editing, setEditing] = useState<'list' | 'new' | null>(null);
  const links = nav.lists[tab];
  return (
    <div className={styles.panel}>
      <Tabs selectedKey={tab} onSelectionChange={(key) => setTab(quickNavTabs.find((known) => known === key) ?? 'common')}>
        <div className={styles.head}>
          <div className={styles.tabs}>
            <TabList label={t('tabs')}>
              {quickNavTabs.map((id) => (
                <Tab key={id} id={id}>
                  {t(id)}
                </Tab>
              ))}
            </TabList>
          </div>
          <span className={styles.count}>{t('count', { count: links.length })}</span>
          <Button
            variant="plain"
            size="sm"
            icon={<EditIcon size={16} />}
            onHoverStart={QuickNavEditor.preload}
            onFocus={QuickNavEditor.preload}
            onPress={() => setEditing('list')}
          >
            {t('edit')}
          </Button>
        </div>
        {quickNavTabs.map((id) => (
          <TabPanel key={id} id={id}>
            <Tiles links={nav.lists[id]} opensInNewTab={nav.opensInNewTab} onAdd={() => setEditing('new')} />
          </TabPanel>
        ))}
      </Tabs>
      <div className={styles.side}>
        {(aiHref || supplyHref) && (
          <>
            <p className={styles.sideTitle}>{t('ownSites')}</p>
            <div className={styles.ownSites}>
              {aiHref && <OwnSite href={aiHref} icon={<BotIcon size={16} />} name={t('ai')} />}
              {supplyHref && <OwnSite href={supplyHref} icon={<BuildingIcon size={16} />} name={t('supply')} />}
            </div>
          </>
        )}
        <Switch isSelected={nav.opensInNewTab} onChange={nav.onOpensInNewTabChange} description={t(nav.isSynced ? 'synced' : 'local')}>
          {t('opensInNewTab')}
        </Switch>
      </div>
      {editing && (
        <QuickNavEditor
          tab={tab}
          links={links}
          startsWithNew={editing === 'new'}
          onChange={(next) => nav.onListChange(tab, next)}
          onRestore={() => nav.onRestore(tab)}
          onClose={() => setEditing(null)}
          hints={hints}
          onHintInput={onHintInput}
        />
      )}
    </div>
  );
}

function Tiles({ links, opensInNewTab, onAdd }: { links: readonly OwnLink[]; opensInNewTab: boolean; onAdd: () => void }) {
  const t = useMessages(quickNavMessages);
  return (
    <>
      {links.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <ul className={styles.tiles}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a className={styles.tile} href={url} {...(opensInNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
              <LetterTile letters={firstLetter(name)} />
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.address}>{shortAddress(url)}</span>
                {opensInNewTab && <VisuallyHidden>{t('newWindow')}</VisuallyHidden>}
              </span>
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={`${styles.tile} ${styles.addTile}`}
            onPointerEnter={QuickNavEditor.preload}
            onFocus={QuickNavEditor.preload}
            onClick={onAdd}
          >
            <span className={styles.plus}>
              <PlusIcon size={16} />
            </span>
            {t('add')}
          </button>
        </li>
      </ul>
    </>
  );
}

function OwnSite({ href, icon, name }: { href: string; icon: ReactNode; name: string }) {
  const t = useMessages(quickNavMessages);
  return (
    <a className={styles.ownSite} href={href} target="_blank" rel="noopener">
      {icon}
      <span className={styles.ownSiteName}>
        {name}
        <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
      </span>
      <ExternalIcon size={16} />
    </a>
  );
}
