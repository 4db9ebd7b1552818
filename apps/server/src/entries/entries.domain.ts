import type { Domain } from '../platform/domain.ts';
import { authorisationDecisions } from './authorisations/authorisationDecisions.ts';
import { authorisationsHandlers } from './authorisations/authorisations.handlers.ts';
import { authorisations } from './authorisations/authorisations.schema.ts';
import { bookHandlers } from './book/book.handlers.ts';
import { forgetRemovedKnown } from './book/book.queries.ts';
import { knownContacts } from './book/book.schema.ts';
import { claimDecisions } from './claims/claimDecisions.ts';
import { claimsHandlers } from './claims/claims.handlers.ts';
import { forgetLooseProofs, proofBytes, proofsOf } from './claims/claims.queries.ts';
import { claimProofs, listingChanges, listingClaims } from './claims/claims.schema.ts';
import { companyListingHandlers } from './claims/companyListings.handlers.ts';
import { contactDecisions } from './contacts/contactDecisions.ts';
import { contactsHandlers } from './contacts/contacts.handlers.ts';
import { forgetOpened, forgetRemovedContacts } from './contacts/contacts.queries.ts';
import { companyContacts, openedContacts } from './contacts/contacts.schema.ts';
import { loadSampleContacts } from './contacts/sampleContacts.ts';
import { entryDecisions } from './entries/entryDecisions.ts';
import { entriesHandlers } from './entries/entries.handlers.ts';
import { forgetRemovedEntries } from './entries/entries.queries.ts';
import { entries } from './entries/entries.schema.ts';

const DAY = 24 * 3_600_000;

/** What members enter into the directory, the pages of it that companies claim, and how they are reached. */
export const entriesDomain = {
  name: 'entries',
  handlers: () => ({ ...entriesHandlers, ...claimsHandlers, ...contactsHandlers, ...authorisationsHandlers, ...bookHandlers, ...companyListingHandlers }),
  // What was published stays, without its member.
  memberRecords: [
    { name: 'entries', table: entries, owner: entries.memberId },
    { name: 'listingClaims', table: listingClaims, owner: listingClaims.memberId },
    { name: 'authorisations', table: authorisations, owner: authorisations.memberId },
    { name: 'claimProofs', table: claimProofs, owner: claimProofs.memberId },
    { name: 'listingChanges', table: listingChanges, owner: listingChanges.memberId },
    { name: 'companyContacts', table: companyContacts, owner: companyContacts.memberId },
    { name: 'openedContacts', table: openedContacts, owner: openedContacts.memberId },
    { name: 'knownContacts', table: knownContacts, owner: knownContacts.memberId },
  ],
  memberFiles: proofsOf,
  usesBytes: [proofBytes],
  decisions: { ...entryDecisions, ...claimDecisions, ...contactDecisions, ...authorisationDecisions },
  startTasks: [
    {
      name: 'sample contacts',
      blocksReadiness: true,
      run: async ({ config, db, clock }) => (config.hasSample ? loadSampleContacts(db, clock.now()) : 0),
    },
  ],
  housekeeping: [
    ({ db }, ago) => forgetRemovedEntries(db, ago(DAY)),
    ({ db }, ago) => forgetLooseProofs(db, ago(DAY)),
    ({ db }, ago) => forgetRemovedContacts(db, ago(DAY)),
    ({ db }, ago) => forgetRemovedKnown(db, ago(DAY)),
    // Longer than anybody asks who looked up a number that was misused.
    ({ db }, ago) => forgetOpened(db, ago(180 * DAY)),
  ],
} satisfies Domain;
