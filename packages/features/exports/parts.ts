/** Texts of the mechanisms that pieces of every domain share. */
export { actionMessages } from '../src/parts/action/messages.ts';
export { answerFormMessages } from '../src/parts/answer-form/messages.ts';
export { formMessages } from '../src/parts/form/messages.ts';
export { keywordsFieldMessages } from '../src/parts/keywords-field/messages.ts';
export { listPageMessages } from '../src/parts/list-page/messages.ts';
export { loadedMessages } from '../src/parts/loaded/messages.ts';
export { partedUploadMessages } from '../src/parts/parted-upload/messages.ts';
