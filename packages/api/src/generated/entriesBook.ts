// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Writes somebody down. 422 `contact.wrong_fact` names the field. */
export const addKnownContact = /* @__PURE__ */ mutation<'addKnownContact'>('addKnownContact', 'POST /user/contacts/add');

/** Removes one; restoreKnownContact brings it back within a day. */
export const removeKnownContact = /* @__PURE__ */ mutation<'removeKnownContact'>('removeKnownContact', 'POST /user/contacts/del');

/** One of them. */
export const knownContactQuery = /* @__PURE__ */ query<'knownContact'>('knownContact', 'GET /user/contacts/detail');

/** Keeps a contact of a company as the member opened it today; kept again it takes the values of today. */
export const keepContact = /* @__PURE__ */ mutation<'keepContact'>('keepContact', 'POST /user/contacts/keep');

/** The member's own contacts, the newest first. */
export const knownContactsQuery = /* @__PURE__ */ paged<'knownContacts'>('knownContacts', 'GET /user/contacts/list');

/** Brings one back. */
export const restoreKnownContact = /* @__PURE__ */ mutation<'restoreKnownContact'>('restoreKnownContact', 'POST /user/contacts/restore');

/** Changes one; the page that it was kept from does not change. 422 `contact.wrong_fact` names the field. */
export const changeKnownContact = /* @__PURE__ */ mutation<'changeKnownContact'>('changeKnownContact', 'POST /user/contacts/update');
