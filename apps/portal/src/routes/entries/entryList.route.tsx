import { EntryList, entryStates, useEntryList } from '@chippage/features/Entries';
import { useSearchParams } from 'react-router-dom';

/** What the member entered into the directory. */
export default function EntryListRoute() {
  const asked = useSearchParams()[0].get('state');
  const state = entryStates.find((each) => each === asked) ?? 'all';
  return <OfState key={state} state={state} />;
}

/** What was removed in one state is nothing to another one's list. */
function OfState({ state }: { state: (typeof entryStates)[number] }) {
  return <EntryList state={state} {...useEntryList(state)} />;
}
