import { OperatorOrder, useOperatorOrder } from '@chippage/features/OperatorOrder';
import { useParams } from 'react-router-dom';
import { copyText } from '../../page/copyText.ts';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { operatorPaths } from './operator.paths.ts';

// Every reading is written down, so the server reads nothing; an address without a number is no page.
export const loader = prefetch(({ params }) => {
  idFrom(params['id']);
  return [];
});

/** One order of the mall. */
export default function OperatorOrderRoute() {
  const id = idFrom(useParams()['id']);
  return <Order key={id} id={id} />;
}

function Order({ id }: { id: number }) {
  const { isMissing, ...bound } = useOperatorOrder(id, saveFile);
  if (isMissing) throw new PageMissing();
  return (
    <OperatorOrder
      {...bound}
      backHref={operatorPaths.operator('orders')}
      getMemberHref={operatorPaths.operatorMember}
      onCopy={copyText}
      onExport={(csv, name) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)}
    />
  );
}
