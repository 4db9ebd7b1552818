import { KnownContacts, useKnownContacts } from '@chippage/features/KnownContacts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { saveFile } from '../../page/saveFile.ts';
import { entriesPaths } from './entries.paths.ts';

/** The member's own contacts. */
export default function KnownContactsRoute() {
  const keywords = useSearchParams()[0].get('keywords')?.slice(0, 200) ?? '';
  const navigate = useNavigate();
  return <OfWords key={keywords} keywords={keywords} onSearch={(words) => void navigate(entriesPaths.knownContacts({ keywords: words || null }))} />;
}

/** What was removed among what some words find is nothing to another list. */
function OfWords(search: { keywords: string; onSearch: (keywords: string) => void }) {
  return <KnownContacts {...useKnownContacts({ ...search, saveFile })} />;
}
