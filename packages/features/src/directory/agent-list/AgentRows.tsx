import type { AgentRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { AgentCard, type AgentCardProps } from '../parts/agent-card/AgentCard.tsx';
import { CompareTray } from '../parts/compare-tray/CompareTray.tsx';
import { MOST_COMPARED } from '../parts/compare-tray/idsIn.ts';
import * as styles from './AgentList.css.ts';
import { agentListMessages } from './messages.ts';

interface AgentRowsProps extends Pick<AgentCardProps, 'headingLevel'>, AgentMarks {
  agents: readonly AgentRow[];
  /** Those that are ticked. */
  ids: readonly number[];
  /** The maker that the list is narrowed to. */
  brand: number | null;
  onIds: (ids: readonly number[]) => void;
}

/** Which distributors are followed and kept as favourites, and how that is changed. */
export interface AgentMarks {
  isFollowed: (id: number) => boolean;
  onFollow: (id: number, isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: (id: number) => boolean;
  onFavourite?: (id: number, isFavoured: boolean) => void;
}

/** Distributors one under another, with boxes to lay up to three side by side; without script the boxes are a form. */
export function AgentRows({ agents, ids, brand, onIds, isFollowed, onFollow, isFavoured, onFavourite, headingLevel = 2 }: AgentRowsProps) {
  const t = useMessages(agentListMessages);
  const paths = usePaths(directoryPaths);
  const list = useRef<HTMLUListElement>(null);
  const tick = (id: number, isCompared: boolean) => {
    if (!isCompared) onIds(ids.filter((each) => each !== id));
    else if (ids.length < MOST_COMPARED) onIds([...ids, id]);
  };
  const clear = () => {
    // The pressed button goes away with the ticks.
    list.current?.focus();
    onIds([]);
  };
  return (
    <form action={paths.agentCompare()} method="get">
      <Card padding="none">
        <ul ref={list} className={styles.rows} aria-label={t('list')} tabIndex={-1}>
          {agents.map((agent) => (
            <li key={agent.id} className={styles.row}>
              <AgentCard
                agent={agent}
                headingLevel={headingLevel}
                isFollowed={isFollowed(agent.id)}
                onFollow={(isOn) => onFollow(agent.id, isOn)}
                isFavoured={isFavoured?.(agent.id)}
                onFavourite={onFavourite && ((isOn) => onFavourite(agent.id, isOn))}
                isCompared={ids.includes(agent.id)}
                onCompare={(isCompared) => tick(agent.id, isCompared)}
              />
            </li>
          ))}
        </ul>
      </Card>
      {brand !== null && <input type="hidden" name="brand" value={brand} />}
      <noscript>
        <button type="submit">{t('compare')}</button>
      </noscript>
      <CompareTray count={ids.length} compareHref={paths.agentCompare(ids, brand === null ? undefined : { brand })} onClear={clear} />
    </form>
  );
}
