/** A member's own contacts: the list, the form, and what binds them. */
export { KnownContacts, type KnownContactsProps } from '../src/entries/book/known-contacts/KnownContacts.tsx';
export { useKnownContacts } from '../src/entries/book/known-contacts/useKnownContacts.ts';
export { KnownContactForm, type KnownContactFormProps } from '../src/entries/book/known-contact-form/KnownContactForm.tsx';
export { useKnownContactForm } from '../src/entries/book/known-contact-form/useKnownContactForm.ts';
