/** One resource, with its lessons. */
export { LessonPage, type LessonPageProps } from '../src/resources/resources/lesson-page/LessonPage.tsx';
export { useLessonPage } from '../src/resources/resources/lesson-page/useLessonPage.ts';
export { ResourcePage, type ResourcePageProps } from '../src/resources/resources/resource-page/ResourcePage.tsx';
export { previewedFile, useResourcePage } from '../src/resources/resources/resource-page/useResourcePage.ts';
