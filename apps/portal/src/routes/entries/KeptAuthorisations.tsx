import type { AuthorisedKind } from '@chippage/api/types';
import { OwnAuthorisations, useOwnAuthorisations } from '@chippage/features/Entries';
import { PageMissing } from '../../page/missing.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { t } from './entries.words.ts';

/** The makers' authorisations of a company; it says that one was handed in. */
export function KeptAuthorisations({ kind, id }: { kind: AuthorisedKind; id: number }) {
  const { isMissing, onAdd, ...authorisations } = useOwnAuthorisations(kind, id);
  const notify = useNotify();
  if (isMissing) throw new PageMissing();
  return <OwnAuthorisations {...authorisations} onAdd={(added) => onAdd(added).then(() => notify({ tone: 'success', text: t('handedIn') }))} />;
}
