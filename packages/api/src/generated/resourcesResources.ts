// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** One resource. What is not published exists for its member and operators only. */
export const resourceDetailQuery = /* @__PURE__ */ query<'resourceDetail'>('resourceDetail', 'GET /resource/detail');

/** What a list of a kind can be narrowed by. */
export const resourceFacetsQuery = /* @__PURE__ */ query<'resourceFacets'>('resourceFacets', 'GET /resource/facets');

/** A drawing of a resource or a lesson. */
export const resourceFigure = /* @__PURE__ */ mutation<'resourceFigure'>('resourceFigure', 'GET /resource/figure/{figureId}', { isFile: true });

/** A file to keep; each member counts once a file. What is not published exists for its member and operators only. */
export const resourceFile = /* @__PURE__ */ mutation<'resourceFile'>('resourceFile', 'GET /resource/file/{id}', { isFile: true });

/** The front page of the technical resources in one read. */
export const resourceIndexQuery = /* @__PURE__ */ query<'resourceIndex'>('resourceIndex', 'GET /resource/index');

/** One lesson of a course, with its neighbours. */
export const resourceLessonQuery = /* @__PURE__ */ query<'resourceLesson'>('resourceLesson', 'GET /resource/lesson');

/** Marks a lesson as read, or not any more; twice is once. */
export const markLesson = /* @__PURE__ */ mutation<'markLesson'>('markLesson', 'POST /resource/lesson/read');

/** Published resources by kind, what they are about, level, a part number that they name, and words. */
export const resourceListQuery = /* @__PURE__ */ paged<'resourceList'>('resourceList', 'GET /resource/list');

/** What a file holds, before it is fetched. */
export const resourcePreviewQuery = /* @__PURE__ */ query<'resourcePreview'>('resourcePreview', 'GET /resource/preview');

/** The picture of a file's preview. */
export const resourcePreviewPicture = /* @__PURE__ */ mutation<'resourcePreviewPicture'>('resourcePreviewPicture', 'GET /resource/preview/picture/{id}', { isFile: true });

/** Gives stars, or others than before: one rating a member. */
export const rateResource = /* @__PURE__ */ mutation<'rateResource'>('rateResource', 'POST /resource/rate');
