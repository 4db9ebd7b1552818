import { pageIn, rowOutcomes, TaskPage, useTaskPage } from '@chippage/features/ExcelTasks';
import { useParams, useSearchParams } from 'react-router-dom';
import { notFound, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';

const numberOf = (id: string | undefined) => (/^[1-9]\d{0,14}$/.test(id ?? '') ? Number(id) : null);

export const loader: Loader = async ({ params }) => {
  if (numberOf(params['id']) === null) throw notFound();
  return null;
};

/** One sheet of the member's company. */
export default function TaskRoute() {
  const id = numberOf(useParams()['id']);
  if (id === null) throw new PageMissing();
  return <OfTask key={id} id={id} />;
}

function OfTask({ id }: { id: number }) {
  const [search] = useSearchParams();
  const outcome = rowOutcomes.find((each) => each === search.get('outcome')) ?? null;
  const { isMissing, ...bound } = useTaskPage(id, { outcome, page: pageIn(search), onSaveFile: saveFile });
  if (isMissing) throw new PageMissing();
  return <TaskPage {...bound} getHref={(next, page) => inquiriesPaths.task(id, { outcome: next, page: page === 1 ? null : page })} />;
}
