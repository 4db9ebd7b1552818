/** What members enter into the directory, the pages that companies claim and their contacts: lists, forms, and what binds them. */
export { companyKinds, type CompanyKind, lineKinds, type LineKind } from '../src/entries/entries/entryKinds.ts';
export { EntryForm, type EntryFormProps } from '../src/entries/entries/entry-form/EntryForm.tsx';
export { useEntryForm } from '../src/entries/entries/entry-form/useEntryForm.ts';
export { LineForm, type LineFormProps } from '../src/entries/entries/line-form/LineForm.tsx';
export { type LineTarget, useLineForm } from '../src/entries/entries/line-form/useLineForm.ts';
export { EntryList, type EntryListProps, entryStates } from '../src/entries/entries/entry-list/EntryList.tsx';
export { useEntryList } from '../src/entries/entries/entry-list/useEntryList.ts';
export { ClaimList, type ClaimListProps } from '../src/entries/claims/claim-list/ClaimList.tsx';
export { useClaimList } from '../src/entries/claims/claim-list/useClaimList.ts';
export { ClaimPage, type ClaimPageProps } from '../src/entries/claims/claim-page/ClaimPage.tsx';
export { useClaimPage } from '../src/entries/claims/claim-page/useClaimPage.ts';
export { OwnContacts, type OwnContactsProps } from '../src/entries/contacts/own-contacts/OwnContacts.tsx';
export { useOwnContacts } from '../src/entries/contacts/own-contacts/useOwnContacts.ts';
export { ContactForm, type ContactFormProps } from '../src/entries/contacts/contact-form/ContactForm.tsx';
export { useContactForm } from '../src/entries/contacts/contact-form/useContactForm.ts';
export { OwnAuthorisations, type OwnAuthorisationsProps } from '../src/entries/authorisations/own-authorisations/OwnAuthorisations.tsx';
export { useOwnAuthorisations } from '../src/entries/authorisations/own-authorisations/useOwnAuthorisations.ts';
