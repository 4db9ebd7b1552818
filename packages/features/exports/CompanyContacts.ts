/** The contacts of a company of the directory, on its page. */
export { CompanyContacts, type CompanyContactsProps } from '../src/entries/contacts/company-contacts/CompanyContacts.tsx';
export { useCompanyContacts } from '../src/entries/contacts/company-contacts/useCompanyContacts.ts';
