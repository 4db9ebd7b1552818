// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Hands in a contact of a page; the page shows it when it is approved. */
export const addContact = /* @__PURE__ */ mutation<'addContact'>('addContact', 'POST /contact/auth/user/add');

/** Takes a contact off its page at once; restoreContact brings it back within a day. */
export const removeContact = /* @__PURE__ */ mutation<'removeContact'>('removeContact', 'POST /contact/auth/user/del');

/** The contacts of a page as its company keeps them; 403 for whoever has no approved claim of it, or does not speak for the merchant. */
export const ownContactsQuery = /* @__PURE__ */ query<'ownContacts'>('ownContacts', 'GET /contact/auth/user/list');

/** Who opened the contacts of a page within the last 180 days, the newest first; for who keeps the page. */
export const contactOpeningsQuery = /* @__PURE__ */ paged<'contactOpenings'>('contactOpenings', 'GET /contact/auth/user/openings');

/** Brings it back; what waited for its review waits again. */
export const restoreContact = /* @__PURE__ */ mutation<'restoreContact'>('restoreContact', 'POST /contact/auth/user/restore');

/** Hands in a change; until it is approved the page shows what stood there before. */
export const changeContact = /* @__PURE__ */ mutation<'changeContact'>('changeContact', 'POST /contact/auth/user/update');

/** The contacts of a company on its page: what there is, not yet how to reach it. */
export const contactListQuery = /* @__PURE__ */ query<'contactList'>('contactList', 'GET /contact/list');

/** Opens a contact; one that is 认证可见 only for who acts for a verified company. Again on the same day counts no more; beyond contactLimits.opened of a day it is refused until the next. */
export const openContact = /* @__PURE__ */ mutation<'openContact'>('openContact', 'POST /contact/reveal');

/** The same of a company, by its number alone. */
export const enterpriseContactsQuery = /* @__PURE__ */ query<'enterpriseContacts'>('enterpriseContacts', 'GET /enterprise/contacts');
