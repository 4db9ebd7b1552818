import { useState } from 'react';
import type { QuickNavLists } from './ownNavigation.ts';
import { QuickNavPanel, type QuickNavPanelProps } from './QuickNavPanel.tsx';

/** The panel with a memory, as a host gives it. */
export function KeepingPanel({ lists: initial, opensInNewTab: initialTab, ...props }: QuickNavPanelProps) {
  const [lists, setLists] = useState<QuickNavLists>(initial);
  const [opensInNewTab, setOpensInNewTab] = useState(initialTab);
  return (
    <QuickNavPanel
      {...props}
      lists={lists}
      opensInNewTab={opensInNewTab}
      onListChange={(tab, links) => {
        setLists((was) => ({ ...was, [tab]: links }));
        props.onListChange(tab, links);
      }}
      onRestore={(tab) => {
        setLists((was) => ({ ...was, [tab]: initial[tab] }));
        props.onRestore(tab);
      }}
      onOpensInNewTabChange={(next) => {
        setOpensInNewTab(next);
        props.onOpensInNewTabChange(next);
      }}
    />
  );
}
