import { documentFactsLimits, documentFileLimits } from '@chippage/api/limits';
import type { DocumentFacts, DocumentTwin, DocumentUpload } from '@chippage/api/types';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { uploadMessages } from './messages.ts';
import { newQueuedFile, type QueuedFile } from '../../../parts/parted-upload/queuedFile.ts';

/** What the member says of one file. */
export interface FactsInput {
  brandName: string;
  /** The brand that was picked; null for a name that was written. */
  brandId: number | null;
  mpns: readonly string[];
  /** What stands in the field and was not added yet. */
  mpnText: string;
  title: string;
  category: string;
  categoryText: string;
  language: DocumentFacts['language'];
  docType: DocumentFacts['docType'];
}

/** One file on its way. */
export interface UploadItem extends QueuedFile<'ready' | 'twin' | 'submitted'> {
  upload: DocumentUpload | null;
  twin: DocumentTwin | null;
  facts: FactsInput;
  problems: Problems<FactsInput>;
  /** Fields that were read from the file, and not looked at yet. */
  suggested: readonly (keyof FactsInput)[];
}

type Words = Translate<(typeof uploadMessages)['texts']>;

/** How the list of files shows each state. */
export const listStateOf = {
  waiting: 'waiting',
  uploading: 'uploading',
  paused: 'paused',
  failed: 'failed',
  ready: 'done',
  twin: 'done',
  submitted: 'closed',
} as const;

/** Files of one go. */
export const FILES_MAX = 50;
/** Bytes of a file. */
const BYTES_MAX = documentFileLimits.bytes;
/** The same as it is written. */
export const SIZE_MAX_MB: number = BYTES_MAX / 1024 / 1024;
const MPNS_MAX = documentFactsLimits.mpns.maxItems;
const TITLE_MAX = documentFactsLimits.title.maxLength;

/** A name without its ending, as a first title. */
const stemOf = (name: string) =>
  [
    ...name
      .replace(/\.pdf$/i, '')
      .replaceAll('_', ' ')
      .trim(),
  ]
    .slice(0, TITLE_MAX)
    .join('');

/** A new file in the list. */
export const newItem = (id: string, file: Pick<File, 'name' | 'size'>): UploadItem => ({
  ...newQueuedFile(id, file),
  upload: null,
  twin: null,
  facts: { brandName: '', brandId: null, mpns: [], mpnText: '', title: '', category: '', categoryText: '', language: 'zh', docType: 'datasheet' },
  problems: {},
  suggested: [],
});

/** A file that is there, with what could be read from it. */
export const readyItem = (item: UploadItem, upload: DocumentUpload): UploadItem => ({
  ...item,
  // It waits for a decision already: there is nothing to fill in.
  state: upload.state === 'reviewing' ? 'submitted' : 'ready',
  share: 1,
  message: null,
  upload,
  facts: {
    ...item.facts,
    brandName: upload.brandName ?? '',
    brandId: upload.brandId,
    mpns: upload.mpns,
    title: upload.title || stemOf(item.name),
    category: upload.category ?? '',
    language: upload.language,
    docType: upload.docType,
  },
  suggested: upload.state === 'draft' ? suggestedOf(upload) : [],
});

/** Language and kind are always read; the others are where the file says them. */
const suggestedOf = ({ brandName, mpns, title }: DocumentUpload): (keyof FactsInput)[] => [
  ...(brandName === null ? [] : (['brandName'] as const)),
  ...(mpns.length === 0 ? [] : (['mpns'] as const)),
  ...(title === '' ? [] : (['title'] as const)),
  'language',
  'docType',
];

/** Part numbers out of what was typed or pasted. */
const mpnsIn = (text: string): string[] => text.split(/[\s,;\uFF0C\u3001\uFF1B]+/).filter((mpn) => mpn !== '');

/** Numbers with others added, each once. */
export const withMpns = (known: readonly string[], text: string): string[] => [
  ...new Map([...known, ...mpnsIn(text)].map((mpn) => [mpn.toUpperCase(), mpn])).values(),
];

/** What is wrong with what was said of a file, in the order of the fields. */
export function factsProblems(t: Words, { brandName, brandId, mpns, mpnText, title }: FactsInput): Problems<FactsInput> {
  const all = withMpns(mpns, mpnText);
  const over = [...title.trim()].length - TITLE_MAX;
  return {
    ...(brandId === null && brandName.trim() === '' && { brandName: t('brandRequired') }),
    ...(all.length === 0 && { mpnText: t('mpnsRequired') }),
    ...(all.length > MPNS_MAX && { mpnText: t('mpnsTooMany', { over: all.length - MPNS_MAX }) }),
    ...(title.trim() === '' && { title: t('docTitleRequired') }),
    ...(over > 0 && { title: t('docTitleTooLong', { over }) }),
  };
}

/** The edition of the words `right` and `takedown`: another one when they change, here and at the server. */
const RIGHT_EDITION = '2026-11';

/** What is sent. */
export const factsOf = (id: number, { brandId, brandName, mpns, mpnText, title, category, language, docType }: FactsInput): DocumentFacts => ({
  id,
  ...(brandId === null ? { brandName: brandName.trim() } : { brandId }),
  mpns: withMpns(mpns, mpnText),
  title: title.trim(),
  language,
  docType,
  ...(category !== '' && { category }),
  hasRight: true,
  rightEdition: RIGHT_EDITION,
});

/** The field of the form that a field of the wire is about. */
const fieldOfWire: Record<string, keyof FactsInput> = {
  brandId: 'brandName',
  brandName: 'brandName',
  mpns: 'mpnText',
  title: 'title',
  category: 'categoryText',
};

/** The server's words, where they belong. */
export function problemsOf(fields: readonly { field: string; msg: string }[]): Problems<FactsInput> {
  return Object.fromEntries(fields.flatMap(({ field, msg }) => (fieldOfWire[field] ? [[fieldOfWire[field], msg]] : [])));
}
