import type { RegistryWatch } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { Changed } from '../../../parts/changed/Changed.tsx';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { RegistryStateTag } from '../../parts/registry-state/RegistryStateTag.tsx';
import { watchListMessages } from './messages.ts';

export interface WatchRowProps {
  watch: RegistryWatch;
  isRemoved: boolean;
  isPending: boolean;
  /** Ends the watch, or brings it back. */
  onToggle: () => void;
}

/** A watched company: what the last comparison found, and the way out. */
export function WatchRow({ watch, isRemoved, isPending, onToggle }: WatchRowProps) {
  const t = useMessages(watchListMessages);
  const paths = usePaths(companiesPaths);
  const { company, creditCode, state, stateText, createTime, digestTime, changes } = watch;
  const { name } = company;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link href={paths.registeredCompany(company.id)}>{name}</Link>
          {state !== null && <RegistryStateTag state={state} text={stateText} />}
        </RowTitle>
        <RowMeta>
          {creditCode !== null && (
            <span>
              {t('creditCode')} <span translate="no">{creditCode}</span>
            </span>
          )}
          <span>
            {t('since')} <FriendlyTime dateTime={createTime} />
          </span>
          {digestTime === null ? (
            <span>{t('first')}</span>
          ) : (
            <span>
              {t('compared')} <FriendlyTime dateTime={digestTime} />
            </span>
          )}
          {digestTime !== null && <span>{changes.length === 0 ? t('unchanged') : t('changed', { count: changes.length })}</span>}
        </RowMeta>
        {changes.length > 0 && (
          <div role="group" aria-label={t('changesOf', { name })}>
            <DescriptionList unknownLabel={t('unknown')}>
              {changes.map((change) => (
                <DescriptionItem key={change.name} term={change.name}>
                  <Changed before={change.before} after={change.after} />
                </DescriptionItem>
              ))}
            </DescriptionList>
          </div>
        )}
      </RowWords>
      <RowActions>
        {/* One button that changes its words, so that focus has somewhere to stay. */}
        <Button variant="outline" size="sm" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoNamed' : 'removeNamed', { name })}>
          {t(isRemoved ? 'undo' : 'remove')}
        </Button>
      </RowActions>
    </Row>
  );
}
