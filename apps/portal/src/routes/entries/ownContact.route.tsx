import { useParams } from 'react-router-dom';
import type { Loader } from '../../page/needs.ts';
import { contactAt, listingAt } from './listingAt.ts';
import { OwnContactForm } from './OwnContactForm.tsx';

export const loader: Loader = async ({ params }) => {
  listingAt(params);
  contactAt(params['contact']);
  return null;
};

/** The form of one contact of a claimed page. */
export default function OwnContactRoute() {
  const params = useParams();
  const { kind, id } = listingAt(params);
  return <OwnContactForm kind={kind} id={id} contactId={contactAt(params['contact'])} />;
}
