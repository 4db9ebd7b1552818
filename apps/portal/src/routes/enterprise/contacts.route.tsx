import { VerifiedOnly, useOwnCompany } from '@chippage/features/Enterprise';
import { ContactOpenings, OwnContacts, useContactOpenings, useOwnContacts } from '@chippage/features/Entries';
import { PageMissing } from '../../page/missing.ts';

/** The contacts of the company that the member acts for, and who opened them. */
export default function CompanyContactsRoute() {
  return (
    <VerifiedOnly company={useOwnCompany()} isOwnersOnly>
      {({ id }) => <Kept id={id} />}
    </VerifiedOnly>
  );
}

function Kept({ id }: { id: number }) {
  const { isMissing, ...contacts } = useOwnContacts('enterprise', id);
  const openings = useContactOpenings('enterprise', id);
  if (isMissing) throw new PageMissing();
  return <OwnContacts {...contacts} openings={<ContactOpenings {...openings} />} />;
}
