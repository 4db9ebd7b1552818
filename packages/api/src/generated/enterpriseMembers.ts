// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** What an invitation is for, before it is accepted. */
export const seeInvitation = /* @__PURE__ */ mutation<'seeInvitation'>('seeInvitation', 'POST /enterprise/invitation');

/** Accepts an invitation: the member acts for the company from now on. It works once. */
export const acceptInvitation = /* @__PURE__ */ mutation<'acceptInvitation'>('acceptInvitation', 'POST /enterprise/invitation/accept');

/** Makes another member the owner; who was it before approves from now on. */
export const handOverCompany = /* @__PURE__ */ mutation<'handOverCompany'>('handOverCompany', 'POST /enterprise/members/handOver');

/** Invites somebody: a registered number by a notice, everybody else by a link. */
export const inviteMember = /* @__PURE__ */ mutation<'inviteMember'>('inviteMember', 'POST /enterprise/members/invite');

/** Leaves the company; an owner hands it over first. */
export const leaveCompany = /* @__PURE__ */ mutation<'leaveCompany'>('leaveCompany', 'POST /enterprise/members/leave');

/** The people of the company that the member acts for. */
export const companyPeopleQuery = /* @__PURE__ */ query<'companyPeople'>('companyPeople', 'GET /enterprise/members/list');

/** Takes somebody out of the company. */
export const removeSeat = /* @__PURE__ */ mutation<'removeSeat'>('removeSeat', 'POST /enterprise/members/remove');

/** Changes what somebody is in the company, and their limit. */
export const changeSeat = /* @__PURE__ */ mutation<'changeSeat'>('changeSeat', 'POST /enterprise/members/update');

/** Takes an invitation back. */
export const withdrawInvitation = /* @__PURE__ */ mutation<'withdrawInvitation'>('withdrawInvitation', 'POST /enterprise/members/withdraw');
