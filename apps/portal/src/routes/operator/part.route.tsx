import { operatorPartQuery } from '@chippage/api/datasheets';
import { OperatorPart, useOperatorPart } from '@chippage/features/OperatorPart';
import { useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ params }) => [vital(operatorPartQuery, { id: idFrom(params['id']) })]);

/** The facts of one part. */
export default function OperatorPartRoute() {
  const id = idFrom(useParams()['id']);
  return <Part key={id} id={id} />;
}

function Part({ id }: { id: number }) {
  const { isMissing, ...bound } = useOperatorPart(id);
  if (isMissing) throw new PageMissing();
  return <OperatorPart {...bound} backHref={operatorPaths.operator('parts')} />;
}
