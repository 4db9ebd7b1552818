import { documentDetailQuery, partDetailQuery } from '@chippage/api/datasheets';
import { goodsListQuery } from '@chippage/api/mall';
import { useDocument } from '@chippage/features/OutsideDocument';
import { usePart } from '@chippage/features/PartDetail';
import { redirect, useParams } from 'react-router-dom';
import { partGoodsVariables } from '@chippage/features/PartGoods';
import { idFrom, notFound, PageGone, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital, wanted } from '../../../page/needs.ts';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { PartHead } from '../parts/PartHead.tsx';
import { PartPage } from '../parts/PartPage.tsx';

const loadDocument = prefetch(({ params }) => [vital(documentDetailQuery, { id: idFrom(params['id']) })]);

export const loader: Loader = async (args) => {
  await loadDocument(args);
  const document = readAnswer(args, documentDetailQuery, { id: idFrom(args.params['id']) });
  if (!document) return null;
  if (!document.isHosted) return redirect(datasheetsPaths.outsideDetail(document.id));
  const { part } = document;
  // A hosted datasheet that describes none of our parts has no page of its own.
  if (!part) throw notFound();
  return prefetch(() => [vital(partDetailQuery, { id: part.id }), wanted(goodsListQuery, partGoodsVariables(part.id))])(args);
};

/** A hosted datasheet, open in the reader, with the part that it describes. */
export default function DocumentRoute() {
  const id = Number(useParams()['id']);
  const { value, data: document, isMissing } = useDocument(id);
  const part = usePart(document?.part?.id ?? null);
  if (value.status === 'failed' && value.code === 'document.taken_down') throw new PageGone(value.message);
  if (isMissing || (document && !document.part)) throw new PageMissing();
  return (
    <>
      {document && part.data && <PartHead part={part.data} document={document} canonicalPath={datasheetsPaths.specificationDetail(id, document.brandId)} />}
      <PartPage part={part.value} documentId={id} />
    </>
  );
}
