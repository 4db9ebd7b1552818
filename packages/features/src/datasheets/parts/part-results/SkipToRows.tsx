import { SkipLink } from '@chippage/ui/SkipLink';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partResultsMessages } from './messages.ts';
import { firstRowId } from './partColumns.tsx';

/** Leads the keyboard past categories, filters and tools to the first row. Put it first in a page of `PartResults`. */
export function SkipToRows() {
  const t = useMessages(partResultsMessages);
  return <SkipLink targetId={firstRowId}>{t('skipToRows')}</SkipLink>;
}
