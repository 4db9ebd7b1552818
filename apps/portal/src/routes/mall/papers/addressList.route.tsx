import { AddressList, useAddresses } from '@chippage/features/AddressList';
import { t } from './papers.words.ts';
import { MemberPage } from '../../../layouts/MemberPage.tsx';

/** Where the member has things sent to. */
export default function AddressListRoute() {
  return (
    <MemberPage section="addresses" title={t('addresses')}>
      <Addresses />
    </MemberPage>
  );
}

function Addresses() {
  return <AddressList {...useAddresses()} />;
}
