import {
  type CompanyKind,
  companyKinds,
  EntryForm,
  LineForm,
  type LineKind,
  lineKinds,
  type LineTarget,
  useEntryForm,
  useLineForm,
} from '@chippage/features/Entries';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { notFound, PageMissing } from '../../page/missing.ts';
import type { Loader } from '../../page/needs.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { entriesPaths } from './entries.paths.ts';
import { t } from './entries.words.ts';

/** A number of the address, or undefined. */
function numberIn(search: URLSearchParams, name: 'id' | 'agent'): number | undefined {
  const number = Number(search.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** What a form for what a company sells is about; undefined: the address names neither a company nor an entry. */
function targetIn(search: URLSearchParams): LineTarget | undefined {
  const [entryId, agentId] = [numberIn(search, 'id'), numberIn(search, 'agent')];
  return entryId !== undefined ? { entryId } : agentId !== undefined ? { agentId } : undefined;
}

export const loader: Loader = async ({ params, request }) => {
  const { kind } = params;
  const isLine = lineKinds.some((each) => each === kind);
  if (isLine ? targetIn(new URL(request.url).searchParams) === undefined : !companyKinds.some((each) => each === kind)) throw notFound();
  return null;
};

/** A company that the directory does not have, what one sells, or one of the member's entries to be put right. */
export default function AddEntryRoute() {
  const asked = useParams()['kind'];
  const [search] = useSearchParams();
  const company = companyKinds.find((each) => each === asked);
  const line = lineKinds.find((each) => each === asked);
  const target = targetIn(search);
  if (company !== undefined) return <Company key={`${company} ${search}`} kind={company} id={numberIn(search, 'id')} />;
  if (line === undefined || target === undefined) throw new PageMissing();
  return <Line key={`${line} ${search}`} kind={line} target={target} />;
}

/** Says that it was handed in and goes to the member's entries. */
function useHandedIn(): () => void {
  const navigate = useNavigate();
  const notify = useNotify();
  return () => {
    notify({ tone: 'success', text: t('handedIn') });
    void navigate(entriesPaths.myEntries());
  };
}

function Company({ kind, id }: { kind: CompanyKind; id: number | undefined }) {
  const { entry, onSave } = useEntryForm(kind, id);
  const handedIn = useHandedIn();
  return <EntryForm kind={kind} entry={entry} onSave={(facts) => onSave(facts).then(handedIn)} />;
}

function Line({ kind, target }: { kind: LineKind; target: LineTarget }) {
  const { isMissing, onSave, ...form } = useLineForm(kind, target);
  const handedIn = useHandedIn();
  if (isMissing) throw new PageMissing();
  return <LineForm kind={kind} {...form} onSave={(said) => onSave(said).then(handedIn)} />;
}
