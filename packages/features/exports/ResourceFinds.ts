/** Who is read most in the technical resources, and which parts they name. */
export { PopularAuthors, type PopularAuthorsProps } from '../src/resources/finds/popular-authors/PopularAuthors.tsx';
export { popularOn, usePopularAuthors } from '../src/resources/finds/popular-authors/usePopularAuthors.ts';
export { UsedParts, type UsedPartsProps } from '../src/resources/finds/used-parts/UsedParts.tsx';
export { usedOn, useUsedParts } from '../src/resources/finds/used-parts/useUsedParts.ts';
