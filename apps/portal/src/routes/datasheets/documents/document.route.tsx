import { documentDetailQuery } from '@chippage/api/datasheets';
import { useDocument } from '@chippage/features/OutsideDocument';
import { usePart } from '@chippage/features/PartDetail';
import { redirect, useParams } from 'react-router-dom';
import { idFrom, notFound, PageGone, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital } from '../../../page/needs.ts';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { loadPart } from '../parts/loadPart.ts';
import { PartHead } from '../parts/PartHead.tsx';
import { PartPage } from '../parts/PartPage.tsx';
import { useReadAhead } from './useReadAhead.ts';

// This page opens with the reader: its code comes with the page's own, not once React has come to it.
if (!import.meta.env.SSR) import('./BoundReader.tsx').catch(() => undefined);

const loadDocument = prefetch(({ params }) => [vital(documentDetailQuery, { id: idFrom(params['id']) })]);

export const loader: Loader = async (args) => {
  await loadDocument(args);
  const document = readAnswer(args, documentDetailQuery, { id: idFrom(args.params['id']) });
  if (!document) return null;
  if (!document.isHosted) return redirect(datasheetsPaths.outsideDetail(document.id));
  const { part } = document;
  // A hosted datasheet that describes none of our parts has no page of its own.
  if (!part) throw notFound();
  return loadPart(args, part.id, document.id);
};

/** A hosted datasheet, open in the reader, with the part that it describes. */
export default function DocumentRoute() {
  const id = Number(useParams()['id']);
  const { value, data: document, isMissing } = useDocument(id);
  const part = usePart(document?.part?.id ?? null);
  useReadAhead(document?.part && document.isHosted ? id : null);
  if (value.status === 'failed' && value.code === 'document.taken_down') throw new PageGone(value.message);
  if (isMissing || (document && !document.part)) throw new PageMissing();
  return (
    <>
      {document && part.data && <PartHead part={part.data} document={document} canonicalPath={datasheetsPaths.specificationDetail(id, document.brandId)} />}
      <PartPage part={part.value} documentId={id} />
    </>
  );
}
