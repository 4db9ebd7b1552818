import { useParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import type { Loader } from '../../page/needs.ts';
import { KeptAuthorisations } from './KeptAuthorisations.tsx';

export const loader: Loader = async ({ params }) => {
  idFrom(params['id']);
  return null;
};

/** The makers' authorisations of a distributor whose page the member claimed. */
export default function OwnAuthorisationsRoute() {
  const id = idFrom(useParams()['id']);
  return <KeptAuthorisations key={id} kind="agent" id={id} />;
}
