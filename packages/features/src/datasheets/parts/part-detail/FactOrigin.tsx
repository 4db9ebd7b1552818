import type { FactEvidence, PartDetail } from '@chippage/api/types';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { EvidenceChip } from '../evidence-chip/EvidenceChip.tsx';
import { evidencePlaces } from '../evidence-chip/evidencePlaces.ts';
import { partDetailMessages } from './messages.ts';

/** A page of a document, and what is framed there. */
export type DocumentPlace = Pick<FactEvidence, 'documentId' | 'page'> & Partial<Pick<FactEvidence, 'frame'>>;

/** How a fact leads to the place in a document that says it. */
export interface EvidenceLinks {
  /** The reader at that place. */
  hrefOf: (evidence: DocumentPlace) => string;
  /** Called before the link is followed. */
  onFollow: (evidence: Pick<DocumentPlace, 'documentId'>) => void;
}

interface FactOriginProps extends EvidenceLinks {
  part: Pick<PartDetail, 'evidence' | 'corrections' | 'sources' | 'updatedAt'>;
  name: string;
  /** The codes of the fact. */
  fields: readonly string[];
}

const dayOf = (time: string) => absoluteTime(Date.parse(time)).date;

/** Where one fact is from: its places in documents of ours, else who corrected it or whose data it is, with the day. */
export function FactOrigin({ part: { evidence, corrections, sources, updatedAt }, name, fields, hrefOf, onFollow }: FactOriginProps) {
  const t = useMessages(partDetailMessages);
  const places = evidencePlaces(evidence, fields);
  if (places.length > 0)
    return places.map((place) => <EvidenceChip key={place.field} name={name} evidence={place} href={hrefOf(place)} onFollow={() => onFollow(place)} />);
  const correction = corrections.find(({ field }) => fields.includes(field));
  if (correction) return t('originCorrected', { date: dayOf(correction.time) });
  if (sources.length === 0) return t('originUnknown');
  return t('originSource', { names: sources.map((source) => source.name).join('、'), date: dayOf(updatedAt) });
}
