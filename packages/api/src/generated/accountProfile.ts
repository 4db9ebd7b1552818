// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The member who asks. */
export const myDetailQuery = /* @__PURE__ */ query<'myDetail'>('myDetail', 'GET /dtUser/myDetail');

/** Changes what the member says of themselves. */
export const updateProfile = /* @__PURE__ */ mutation<'updateProfile'>('updateProfile', 'POST /dtUser/update');

/** Mails that the site sent to the member, the newest first. */
export const mailLogQuery = /* @__PURE__ */ paged<'mailLog'>('mailLog', 'GET /mail/log');

/** A picture that ossUpload stored; its address never changes its content. */
export const picture = /* @__PURE__ */ mutation<'picture'>('picture', 'GET /oss/pictures/{name}', { isFile: true });

/** Stores a picture, e.g. for the avatar. */
export const uploadPicture = /* @__PURE__ */ mutation<'uploadPicture'>('uploadPicture', 'POST /oss/upload', { encoding: 'multipart' });

/** Whether the account has all that the site asks for. */
export const requiredDataQuery = /* @__PURE__ */ query<'requiredData'>('requiredData', 'GET /user/checkRequiredData');

/** What the member may do. */
export const identityQuery = /* @__PURE__ */ query<'identity'>('identity', 'GET /user/identity');

/** A member as others see them. */
export const userInfoQuery = /* @__PURE__ */ query<'userInfo'>('userInfo', 'GET /user/info');

/** Whose share code it is. */
export const shareCodeOwnerQuery = /* @__PURE__ */ query<'shareCodeOwner'>('shareCodeOwner', 'GET /user/shareCode/check');

/** The member's share code. */
export const shareCodeQuery = /* @__PURE__ */ query<'shareCode'>('shareCode', 'GET /user/shareCode/mine');
