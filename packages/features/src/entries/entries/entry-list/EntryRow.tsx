import type { Entry } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../../i18n/paths/entriesPaths.ts';
import { ReviewedRow } from '../../../parts/reviewed-row/ReviewedRow.tsx';
import { companyKinds } from '../entryKinds.ts';
import { entryName } from './entryName.ts';
import { entryListMessages } from './messages.ts';

export interface EntryRowProps {
  entry: Entry;
  isRemoved: boolean;
  isPending: boolean;
  /** Takes it back, or brings it back. */
  onToggle: () => void;
}

/** One entry: what it is, where it stands and why, and the way on. */
export function EntryRow({ entry, isRemoved, isPending, onToggle }: EntryRowProps) {
  const t = useMessages(entryListMessages);
  const paths = { ...usePaths(entriesPaths), ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  const { id, kind, state, reason, brandId, agentId, submitTime } = entry;
  const name = entryName(t, entry);
  // What a company sells stands on the company's page.
  const page = agentId !== null ? paths.agentDetail(agentId) : brandId !== null ? paths.brand(brandId) : null;
  const isCompany = companyKinds.some((each) => each === kind);
  return (
    <ReviewedRow
      name={name}
      state={state === 'published' ? 'approved' : state}
      reason={reason}
      submitTime={submitTime}
      facts={
        <>
          <span>{t(kind)}</span>
          {isCompany && entry.nameCn !== null && <span translate="no">{entry.name}</span>}
        </>
      }
      actions={
        <>
          {state === 'published' && page !== null && (
            <LinkButton size="sm" variant="outline" href={page} aria-label={t('openOf', { name })}>
              {t('open')}
            </LinkButton>
          )}
          {state !== 'published' && !isRemoved && (isCompany || agentId !== null) && (
            <LinkButton size="sm" variant="outline" href={paths.addEntry(kind, id)} aria-label={t('correctOf', { name })}>
              {t('correct')}
            </LinkButton>
          )}
          {/* One button that changes its words, so that focus has somewhere to stay. */}
          {state !== 'published' && (
            <Button size="sm" variant="plain" isPending={isPending} onPress={onToggle} aria-label={t(isRemoved ? 'undoOf' : 'removeOf', { name })}>
              {t(isRemoved ? 'undo' : 'remove')}
            </Button>
          )}
        </>
      }
    />
  );
}
