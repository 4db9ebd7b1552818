/** The contacts of a company of the directory, on its page. */
export { CompanyContacts, type CompanyContactsProps } from '../src/entries/contacts/company-contacts/CompanyContacts.tsx';
export { ContactsTab, type ContactsTabProps } from '../src/entries/contacts/company-contacts/ContactsTab.tsx';
export { useCompanyContacts, useContactsTab } from '../src/entries/contacts/company-contacts/useCompanyContacts.ts';
