import { Button } from '@chippage/ui/Button';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { blockChoices, type BlockQuery, TRADEMARK_CLASSES } from './blockQuery.ts';
import { registryBlockMessages } from './messages.ts';
import * as styles from './RegistryBlock.css.ts';

interface BlockFiltersProps {
  companyId: number;
  query: BlockQuery;
  onQuery: (query: BlockQuery) => void;
}

/** Whether a table can be narrowed down, and whether it is. */
export const isFilterable = ({ block }: BlockQuery) => block === 'patents' || block === 'trademarks';
export const isFiltered = ({ patentKind, patentState, trademarkClass }: BlockQuery) => patentKind !== 'any' || patentState !== 'any' || trademarkClass !== 0;

/** The same table without its filters. */
const unfiltered = (query: BlockQuery): BlockQuery => ({ ...query, page: 1, patentKind: 'any', patentState: 'any', trademarkClass: 0 });

/** Narrows patents down by kind and state, trademarks by class. */
export function BlockFilters({ companyId, query, onQuery }: BlockFiltersProps) {
  const t = useMessages(registryBlockMessages);
  const paths = usePaths(companiesPaths);
  const change = (own: Partial<BlockQuery>) => onQuery({ ...query, ...own, page: 1 });
  return (
    <form className={styles.filters} action={paths.registeredCompany(companyId)} method="get" aria-label={t('filters')}>
      <input type="hidden" name="block" value={query.block} />
      {query.block === 'patents' ? (
        <>
          <NativeSelect
            label={t('patentKind')}
            name="patentKind"
            options={blockChoices.patentKind.map((id) => ({ id, label: t(id === 'any' ? 'anyKind' : id) }))}
            value={query.patentKind}
            onChange={(id) => change({ patentKind: blockChoices.patentKind.find((each) => each === id) ?? 'any' })}
          />
          <NativeSelect
            label={t('patentState')}
            name="patentState"
            options={blockChoices.patentState.map((id) => ({ id, label: t(id === 'any' ? 'anyState' : id) }))}
            value={query.patentState}
            onChange={(id) => change({ patentState: blockChoices.patentState.find((each) => each === id) ?? 'any' })}
          />
        </>
      ) : (
        <NativeSelect
          label={t('trademarkClass')}
          name="trademarkClass"
          options={Array.from({ length: TRADEMARK_CLASSES + 1 }, (_, number) => ({
            id: `${number}`,
            label: number === 0 ? t('anyClass') : t('class', { number }),
          }))}
          value={`${query.trademarkClass}`}
          onChange={(id) => change({ trademarkClass: Number(id) })}
        />
      )}
      <noscript>
        <button type="submit">{t('apply')}</button>
      </noscript>
      {isFiltered(query) && (
        <Button variant="plain" size="sm" onPress={() => onQuery(unfiltered(query))}>
          {t('reset')}
        </Button>
      )}
    </form>
  );
}
