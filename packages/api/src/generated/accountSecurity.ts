// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** A ticket for the inbox in a window of its own, or for a partner site. */
export const createTicket = /* @__PURE__ */ mutation<'createTicket'>('createTicket', 'POST /auth/ticket');

/** Gives a login for a ticket, once; whoever is logged in as that member already keeps the login. */
export const exchangeTicket = /* @__PURE__ */ mutation<'exchangeTicket'>('exchangeTicket', 'POST /auth/ticket/exchange');

/** Says whose a ticket is, so that the visitor can be asked before it takes the place of another login; spends nothing. 20 in 10 minutes for a browser. */
export const ticketHolder = /* @__PURE__ */ mutation<'ticketHolder'>('ticketHolder', 'POST /auth/ticket/holder');

/** What the member agreed to at registration or login, by edition, the newest first; at most 20. */
export const myAgreementsQuery = /* @__PURE__ */ query<'myAgreements'>('myAgreements', 'GET /dtUser/agreements');

/** Binds a mail address; needs stepUp when one is bound already. */
export const bindEmail = /* @__PURE__ */ mutation<'bindEmail'>('bindEmail', 'POST /dtUser/bindEmail');

/** Plans the erasing of the account in 7 days; needs stepUp. Refused while something of it is open, e.g. a review. */
export const cancelAccount = /* @__PURE__ */ mutation<'cancelAccount'>('cancelAccount', 'POST /dtUser/cancelAccount');

/** Asks for a copy of everything that the site keeps about the member: a job makes it, and a notice says when it is there. While one is being made, that one. Needs stepUp. */
export const askForMyData = /* @__PURE__ */ mutation<'askForMyData'>('askForMyData', 'POST /dtUser/export');

/** The copy that was asked for last, and how far it is. */
export const myDataExportQuery = /* @__PURE__ */ query<'myDataExport'>('myDataExport', 'GET /dtUser/export');

/** The copy, a JSON file; needs stepUp. */
export const exportMyData = /* @__PURE__ */ mutation<'exportMyData'>('exportMyData', 'GET /dtUser/export/file', { isFile: true });

/** Keeps the account after all. */
export const keepAccount = /* @__PURE__ */ mutation<'keepAccount'>('keepAccount', 'POST /dtUser/keepAccount');

/** Mails a code to an address that the member wants to bind. */
export const sendMailCode = /* @__PURE__ */ mutation<'sendMailCode'>('sendMailCode', 'GET /dtUser/sendMailVerify');

/** Where the member is logged in, the newest first. */
export const mySessionsQuery = /* @__PURE__ */ query<'mySessions'>('mySessions', 'GET /dtUser/sessions');

/** Ends one session of the member. */
export const endMySession = /* @__PURE__ */ mutation<'endMySession'>('endMySession', 'POST /dtUser/sessions/end');

/** Ends every other session of the member. */
export const endOtherSessions = /* @__PURE__ */ mutation<'endOtherSessions'>('endOtherSessions', 'POST /dtUser/sessions/endOthers');

/** Allows sensitive changes in this session for 10 minutes. */
export const stepUp = /* @__PURE__ */ mutation<'stepUp'>('stepUp', 'POST /dtUser/stepUp');

/** Sends a code to the member's own phone, for stepUp. */
export const sendStepUpCode = /* @__PURE__ */ mutation<'sendStepUpCode'>('sendStepUpCode', 'GET /dtUser/stepUp/sendCode');

/** Binds a phone in place of the present one; needs stepUp. */
export const bindMobile = /* @__PURE__ */ mutation<'bindMobile'>('bindMobile', 'POST /v1/bindMobile');
