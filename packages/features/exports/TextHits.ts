/** Search in the texts of datasheets. */
export { textHitsMessages } from '../src/datasheets/texts/text-hits/messages.ts';
export { type FoundTextHits, TextHits, type TextHitsProps } from '../src/datasheets/texts/text-hits/TextHits.tsx';
export { parseTextHitsQuery, textHitsParams, type TextHitsQuery, textHitsVariables } from '../src/datasheets/texts/text-hits/textHitsQuery.ts';
export { useTextHits } from '../src/datasheets/texts/text-hits/useTextHits.ts';
