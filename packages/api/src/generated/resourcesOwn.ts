// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** All resources that were published, the newest first, by title, author or tag. */
export const operatorResourcesQuery = /* @__PURE__ */ paged<'operatorResources'>('operatorResources', 'GET /operator/resources');

/** Puts it on the site again. */
export const restoreResource = /* @__PURE__ */ mutation<'restoreResource'>('restoreResource', 'POST /operator/resources/restore');

/** Takes a resource off the site; its member gets a notice. */
export const takeDownResource = /* @__PURE__ */ mutation<'takeDownResource'>('takeDownResource', 'POST /operator/resources/takeDown');

/** Hands a resource in; it is published when an operator has approved it. */
export const addResource = /* @__PURE__ */ mutation<'addResource'>('addResource', 'POST /resource/auth/user/add', { encoding: 'json' });

/** One of them with what its form holds. */
export const myResourceQuery = /* @__PURE__ */ query<'myResource'>('myResource', 'GET /resource/auth/user/detail');

/** The member's resources, the newest first. */
export const myResourcesQuery = /* @__PURE__ */ paged<'myResources'>('myResources', 'GET /resource/auth/user/list');

/** Keeps a file for a resource. A file that no resource names is dropped after a day. */
export const uploadResourceFile = /* @__PURE__ */ mutation<'uploadResourceFile'>('uploadResourceFile', 'POST /resource/auth/user/upload', { encoding: 'multipart' });

/** Takes one back: out of the review, or off the site. */
export const withdrawResource = /* @__PURE__ */ mutation<'withdrawResource'>('withdrawResource', 'POST /resource/auth/user/withdraw');
