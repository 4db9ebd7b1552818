import type { AgentChoices } from '@chippage/api/types';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { KindChips } from '../../parts/kind-chips/KindChips.tsx';
import { salesRegionMessages } from '../../parts/sales-region/messages.ts';
import { agentKindMessages } from '../parts/agent-card/messages.ts';
import { agentKinds, agentListParams, type AgentListQuery, lineStates } from './agentListQuery.ts';
import { salesRegions } from '../../parts/sales-region/salesRegions.ts';
import * as styles from './AgentList.css.ts';
import { agentListMessages } from './messages.ts';

interface AgentFiltersProps {
  query: AgentListQuery;
  choices: AgentChoices;
  onChange: (own: Partial<AgentListQuery>) => void;
}

/** Narrows the list by maker, authorisation, region and kind; a form that works without script too. */
export function AgentFilters({ query, choices, onChange }: AgentFiltersProps) {
  const t = useMessages(agentListMessages);
  const kindName = useMessages(agentKindMessages);
  const regionName = useMessages(salesRegionMessages);
  const paths = usePaths(directoryPaths);
  const option = (id: string, name: string, count: number) => ({ id, label: t('option', { name, count }) });
  const kept = Object.entries(agentListParams({ ...query, brand: null, authorisation: null, region: null })).filter(([, value]) => value !== null);
  return (
    <>
      <form className={styles.filters} action={paths.agentList()} method="get">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <NativeSelect
          label={t('brand')}
          name="brand"
          value={String(query.brand ?? '')}
          options={[{ id: '', label: t('anyBrand') }, ...choices.brands.map(({ id, name, nameCn, count }) => option(String(id), nameCn ?? name, count))]}
          onChange={(id) => onChange({ brand: id === '' ? null : Number(id) })}
        />
        <NativeSelect
          label={t('authorisation')}
          name="authorisation"
          value={query.authorisation ?? ''}
          options={[{ id: '', label: t('anyAuthorisation') }, ...lineStates.map((id) => ({ id, label: t(id) }))]}
          onChange={(id) => onChange({ authorisation: lineStates.find((state) => state === id) ?? null })}
        />
        <NativeSelect
          label={t('region')}
          name="region"
          value={query.region ?? ''}
          options={[
            { id: '', label: t('anyRegion') },
            ...salesRegions.flatMap((region) => {
              const count = choices.regions.find((each) => each.region === region)?.count ?? 0;
              return count === 0 && region !== query.region ? [] : option(region, regionName(region), count);
            }),
          ]}
          onChange={(id) => onChange({ region: salesRegions.find((region) => region === id) ?? null })}
        />
        <noscript>
          <button type="submit">{t('apply')}</button>
        </noscript>
      </form>
      <KindChips
        label={t('kinds')}
        allLabel={t('all')}
        kinds={agentKinds}
        nameOf={(kind) => kindName(kind)}
        value={query.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </>
  );
}
